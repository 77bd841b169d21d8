import { useStore } from 'react-admin';
import { useDeclaration } from '../registry.ts';

const none: string[] = [];

/** Extra fields of the resource around that a list may show beside its own columns, and those that the person chose. */
export function useExtraColumns() {
  const { name: resource, fields } = useDeclaration();
  const names = Object.keys(fields).filter(name => fields[name]?.within);
  const [kept, keep] = useStore<string[]>(`${resource}.kolomTambahan`, none);
  return {
    names,
    chosen: names.filter(name => kept.includes(name)),
    toggle: (name: string) => keep(kept.includes(name) ? kept.filter(each => each !== name) : [...kept, name]),
  };
}
