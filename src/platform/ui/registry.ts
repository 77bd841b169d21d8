import { createContext, useContext } from 'react';
import { useResourceContext } from 'react-admin';
import {
  type CrudOptions,
  type Field,
  labelFromName,
  participationName,
  type Registry,
  type Resource,
} from '../../../resources/kit/index.ts';

/** Where the screens look up declarations: the product's registry, or a test's own. Outside of screens there is none. */
export const RegistryContext = createContext<Registry | null>(null);

/** @throws Error outside of `<Screens>`: the shell around them does without declarations, so that it is light */
export function useRegistry(): Registry {
  const registry = useContext(RegistryContext);
  if (!registry) throw new Error('Deklarasi dibaca di luar <Screens>');
  return registry;
}

/** Declaration of the resource that the surrounding `<Resource>` is about. */
export function useDeclaration(name?: string): Resource {
  const inContext = useResourceContext();
  return useRegistry().get(name ?? inContext ?? '');
}

/** Options of the crud screen of the surrounding resource. */
export function useCrudOptions(): CrudOptions {
  const { screens } = useRegistry();
  const name = useResourceContext();
  for (const screen of screens)
    if (screen.pattern === 'crud' && screen.resources[0] === name && screen.options) return screen.options;
  return noOptions;
}

const noOptions: CrudOptions = {};

/** Columns that the engine keeps on every row, as fields, so that a screen can show them by name. */
const engineFields: Readonly<Record<string, Field>> = {
  createdAt: { kind: 'datetime', label: 'Dibuat', required: true, readOnly: true },
  updatedAt: { kind: 'datetime', label: 'Diperbarui', required: true, readOnly: true },
};

/**
 * The field a source names: `nama`, or `jadwal.0.mulai` for a child row.
 * @throws Error naming the source when the declaration has no such field
 */
export function fieldOf(resource: Resource, source: string): Field {
  const extra = Object.hasOwn(resource.fields, source) ? resource.fields[source] : undefined;
  if (extra) return extra;
  const [name = '', ...rest] = source.split('.');
  const field = resource.fields[name] ?? engineFields[name] ?? (name === 'id' ? codeField(resource) : undefined);
  const child = rest.at(-1);
  const found = child && field?.kind === 'rows' ? field.fields[child] : field;
  if (!found) throw new Error(`${resource.name}.${source}: kolom tidak dikenal`);
  return found;
}

/** A resource whose ids are codes shows and asks them like any text. */
export function codeField(resource: Resource): Field | undefined {
  if (resource.id === 'uuid') return undefined;
  const { max, label, proposed } = resource.id;
  const help = proposed ? { help: 'Kosongkan agar kode berikutnya dibuat oleh sistem.' } : {};
  return { kind: 'text', max, label, required: !proposed, fixed: true, ...help };
}

/** Label of a field as declared; what `resources.<name>.fields.<field>` is filled from. */
export const labelOf = (resource: Resource, source: string): string =>
  fieldOf(resource, source).label ?? labelFromName(source.split('.').at(-1) ?? source);

/** A source of a participation that a programme's detail declares (`rincian.posisi`), as that resource and its field. */
export function detailOf({ programmes, get }: Registry, resource: Resource, source: string): [Resource, string] {
  const [key = '', ...rest] = source.split('.');
  const found =
    resource.name === participationName && !Object.hasOwn(resource.fields, key)
      ? programmes.find(({ detail }) => detail?.key === key)?.detail
      : undefined;
  return found && rest.length ? [get(found.resource), rest.join('.')] : [resource, source];
}
