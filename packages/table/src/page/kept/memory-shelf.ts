type Stored = { readonly id: IDBValidKey }

/** The few things that are done with the shelf. */
export interface Shelving<Stores extends Record<string, Stored>> {
  put<S extends keyof Stores & string>(store: S, value: Stores[S]): Promise<unknown>
  get<S extends keyof Stores & string>(store: S, id: IDBValidKey): Promise<Stores[S] | undefined>
  /** All of them, or those whose id begins with this. */
  getAll<S extends keyof Stores & string>(store: S, beginning?: string): Promise<Stores[S][]>
  delete(store: keyof Stores & string, id: IDBValidKey): Promise<void>
  deleteAll(store: keyof Stores & string, beginning: string): Promise<void>
  count(store: keyof Stores & string, id: IDBValidKey): Promise<number>
}

export interface ShelfOf<Stores extends Record<string, Stored>> extends Shelving<Stores> {
  /** All of it is done or nothing, and nobody else does anything meanwhile. */
  change<T>(work: (at: Shelving<Stores>) => Promise<T>): Promise<T>
}

/** Where the browser keeps nothing: a shelf that lasts as long as the page is open. */
export function memoryShelf<Stores extends Record<string, Stored>>(): ShelfOf<Stores> {
  const stores = new Map<string, Map<IDBValidKey, Stored>>()
  const storeOf = (name: string) => {
    const known = stores.get(name) ?? new Map<IDBValidKey, Stored>()
    stores.set(name, known)
    return known
  }
  const found = (store: string, beginning: string) =>
    [...storeOf(store).values()].filter(({ id }) => String(id).startsWith(beginning))
  const at: Shelving<Stores> = {
    put: async (store, value) => storeOf(store).set(value.id, structuredClone(value)),
    get: async (store, id) => structuredClone(storeOf(store).get(id)) as never,
    getAll: async (store, beginning = '') => structuredClone(found(store, beginning)) as never,
    delete: async (store, id) => void storeOf(store).delete(id),
    deleteAll: async (store, beginning) => {
      for (const { id } of found(store, beginning)) storeOf(store).delete(id)
    },
    count: async (store, id) => (storeOf(store).has(id) ? 1 : 0),
  }
  return { ...at, change: (work) => work(at) }
}
