// The part of Node's own SQLite that the store uses. The code is checked against the types of Node
// 20, so that it runs there, and these do not have the module.
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
