// @ts-check
// This loads a thread's program in development and in tests, as Node reads no TypeScript by itself.
import { workerData } from 'node:worker_threads'
import { register } from 'tsx/esm/api'

register()
await import(`./${workerData.program}.ts`)
