// What the store uses of Node's own SQLite. The types of Node 20, which the code is checked against so
// that it runs there, do not know the module.
declare module 'node:sqlite' {
  class DatabaseSync {
    constructor(file: string, options: { readOnly: boolean; timeout: number })
    readonly isTransaction: boolean
    close(): void
    exec(sql: string): void
    prepare(sql: string): StatementSync
  }

  interface StatementSync {
    columns(): unknown[]
    all(...parameters: readonly unknown[]): unknown[]
    run(...parameters: readonly unknown[]): {
      changes: number | bigint
      lastInsertRowid: number | bigint
    }
    iterate(...parameters: readonly unknown[]): IterableIterator<unknown>
  }
}
