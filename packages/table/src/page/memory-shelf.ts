type Stored = { readonly id: IDBValidKey }

/** The few things that are done with the shelf. */
export interface ShelfOf<Stores extends Record<string, Stored>> {
  put<S extends keyof Stores & string>(store: S, value: Stores[S]): Promise<unknown>
  get<S extends keyof Stores & string>(store: S, id: IDBValidKey): Promise<Stores[S] | undefined>
  getAll<S extends keyof Stores & string>(store: S): Promise<Stores[S][]>
  delete(store: keyof Stores & string, id: IDBValidKey): Promise<void>
  count(store: keyof Stores & string, id: IDBValidKey): Promise<number>
}

/** Where the browser keeps nothing: a shelf that lasts as long as the page is open. */
export function memoryShelf<Stores extends Record<string, Stored>>(): ShelfOf<Stores> {
  const stores = new Map<string, Map<IDBValidKey, Stored>>()
  const storeOf = (name: string) => {
    const known = stores.get(name) ?? new Map<IDBValidKey, Stored>()
    stores.set(name, known)
    return known
  }
  return {
    put: async (store, value) => storeOf(store).set(value.id, structuredClone(value)),
    get: async (store, id) => structuredClone(storeOf(store).get(id)) as never,
    getAll: async (store) => structuredClone([...storeOf(store).values()]) as never,
    delete: async (store, id) => void storeOf(store).delete(id),
    count: async (store, id) => (storeOf(store).has(id) ? 1 : 0),
  }
}
