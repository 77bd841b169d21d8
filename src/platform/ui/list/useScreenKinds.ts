import { useListContext } from 'react-admin';
import {
  type Choices,
  type Field,
  type FieldOf,
  type KindLimit,
  type Programme,
  splitSource,
} from '../../../../resources/kit/index.ts';
import { useDeclaration, useRegistry } from '../registry.ts';

/** The coded reference of a participation that a screen may fix, by its code: `kodeJenisMbkm` of `idJenisMbkm`. */
function useFixedCodes(): { name: string; to: string; codes: readonly string[] } | undefined {
  const { fields } = useDeclaration();
  const { filter = {} } = useListContext();
  for (const field of Object.values(fields)) {
    if (field.kind !== 'ref' || field.follows === undefined || fields[field.follows]?.kind !== 'enum') continue;
    const value: unknown = filter[field.follows] ?? filter[`${field.follows}_in`] ?? [];
    const codes = (Array.isArray(value) ? value : [value]).map(String);
    if (codes.length > 0) return { name: field.follows, to: field.to, codes };
  }
  return undefined;
}

/**
 * Limit that the screen's own filter puts on the choices of a filter: on a screen of some kinds only programmes of
 * these kinds, since no other would find a row.
 */
export function useScreenLimit(to: string): KindLimit | undefined {
  const target = useRegistry().find(to);
  const fixed = useFixedCodes();
  const [field] =
    Object.entries(target?.fields ?? {}).find(([, one]) => one.kind === 'ref' && one.to === fixed?.to) ?? [];
  return fixed && field ? { field, resource: fixed.to, codes: fixed.codes } : undefined;
}

/** Of a field's choices those that a row of this screen can have: the ways in of the programmes that it shows. */
export function useScreenChoices(): (source: string, choices: Choices) => Choices {
  const registry = useRegistry();
  const fixed = useFixedCodes();
  return (source, choices) => {
    if (source !== 'jalur' || fixed?.name !== 'kodeJenisMbkm') return choices;
    const ways = new Set(fixed.codes.flatMap(code => Object.keys(registry.programmeOf(code)?.ways ?? choices)));
    return Object.fromEntries(Object.entries(choices).filter(([way]) => ways.has(way)));
  };
}

/** The programme that all rows of the screen are of; undefined where they are of several. */
function useScreenProgramme(): Programme | undefined {
  const registry = useRegistry();
  const fixed = useFixedCodes();
  const found = new Set(fixed?.name === 'kodeJenisMbkm' ? fixed.codes.map(code => registry.programmeOf(code)) : []);
  return found.size === 1 ? [...found][0] : undefined;
}

/** Filters that only some programmes have: groups, and a reference of the programme's detail. */
export function useProgrammeFilters(): {
  group: boolean;
  tie: { label: string; field: FieldOf<'ref'> } | undefined;
  /** A field by which its participants are counted, under a name of its detail. */
  place: (name: string) => { resource: string; field: Field } | undefined;
} {
  const { find } = useRegistry();
  const programme = useScreenProgramme();
  const [tied] = (programme?.ties ?? []).map(({ field }) => splitSource(field)).filter(({ part }) => part);
  const field = tied && find(programme?.detail?.resource ?? '')?.fields[tied.name];
  return {
    group: programme?.group !== undefined,
    tie: field?.kind === 'ref' ? { field, label: field.label ?? '' } : undefined,
    place: name => {
      const resource = programme?.places?.includes(name) ? programme.detail?.resource : undefined;
      const found = find(resource ?? '')?.fields[name];
      return resource && found ? { resource, field: found } : undefined;
    },
  };
}
