import { localStorageStore, type Store } from 'react-admin';

/** Part of a key in local storage that survives a logout: the colour preference belongs to the device. */
const kept = 'theme';

/** react-admin's store in local storage, whose reset (on logout) leaves the colour preference alone. */
export function createStore(appKey: string): Store {
  const store = localStorageStore('1', appKey);
  return {
    ...store,
    reset: () => {
      const mode = store.getItem<string | undefined>(kept);
      store.reset();
      if (mode !== undefined) store.setItem(kept, mode);
    },
  };
}
