// Runs the WebAssembly program of the example `portable` and prints its rows: node portable.mjs FILE
import { readFileSync } from "node:fs";
import { performance } from "node:perf_hooks";

const file = process.argv[2];
if (!file) {
  console.error("portable.mjs: name the file portable.wasm");
  process.exit(2);
}

// The clock of the crate `web-time` asks for JavaScript objects through wasm-bindgen, which hands them over as
// numbers; the first ones are reserved. Its tool would write a table of objects; the few lines here are enough.
const RESERVED = 1028;
const objects = Array(RESERVED).fill(undefined);
const keep = (object) => objects.push(object) - 1;

// What SQLite and the clock ask of their host, by the beginning of the name: wasm-bindgen adds a hash to it.
const services = {
  __wbg_static_accessor_GLOBAL_THIS_: () => keep(globalThis),
  __wbg_static_accessor_: () => 0,
  __wbg_performance_: () => keep(performance),
  __wbg_now_: () => performance.now(),
  __wbg___wbindgen_is_undefined_: (object) => Number(objects[object] === undefined),
  __wbindgen_externref_statics_end: () => RESERVED,
  __wbindgen_object_clone_ref: (object) => keep(objects[object]),
  __wbindgen_object_drop_ref: () => {},
  rust_sqlite_wasm_host_random: (start, length) => {
    crypto.getRandomValues(new Uint8Array(memory.buffer, start, length));
    return length;
  },
  rust_sqlite_wasm_host_epoch_timestamp_in_ms: (out) => {
    new DataView(memory.buffer).setBigInt64(out, BigInt(Date.now()), true);
    return 0;
  },
};

const service = (name) => {
  const start = Object.keys(services).find((start) => name.startsWith(start));
  return start ? services[start] : () => { throw new Error(`the program asks for ${name}, which is not there`); };
};

const module = await WebAssembly.compile(readFileSync(file));
const imports = {};
for (const { module: from, name } of WebAssembly.Module.imports(module)) {
  (imports[from] ??= {})[name] = service(name);
}
const { memory, rows, run, text, length } = (await WebAssembly.instantiate(module, imports)).exports;
const said = () => new TextDecoder().decode(new Uint8Array(memory.buffer, text(), length()));

const count = rows();
for (let row = 0; row < count; row++) {
  try {
    run(row);
  } catch (error) {
    console.error(`row ${row} of ${count}: ${said()}`);
    throw error;
  }
  console.log(said());
}
