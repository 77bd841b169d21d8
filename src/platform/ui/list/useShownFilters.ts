import { useListContext } from 'react-admin';
import { role } from '../../../../resources/roles.ts';
import { useBaseRole, useFieldAccess, useMayChoose } from '../permissions.ts';
import { useDeclaration } from '../registry.ts';
import { useFixed } from './useFixed.ts';
import { useProgrammeFilters, useScreenChoices } from './useScreenKinds.ts';

/** Filters that no column holds, that the person may use and that say something of the screen's rows. */
export function useOfferedFilters(): string[] {
  const { computedFilters } = useDeclaration();
  const baseRole = useBaseRole();
  const { group, tie } = useProgrammeFilters();
  const mayChoose = useMayChoose();
  const here = { group, tie: tie !== undefined && mayChoose(tie.field.to) };
  return Object.entries(computedFilters)
    .filter(
      ([, { offered, by }]) => offered && (baseRole === role.superAdmin || !by || by.some(one => one === baseRole)),
    )
    .filter(([, { of }]) => of === undefined || (of !== 'place' && here[of]))
    .filter(([, { ref }]) => ref === undefined || mayChoose(ref.to))
    .map(([name]) => name);
}

/**
 * The declared filters that say something here: not those that the screen or the person's own scope fixes, those whose
 * choices the person may not see, and of two that mean the same (a reference and its code) the first.
 */
export function useShownFilters(): string[] {
  const { filters, fields } = useDeclaration();
  const { hidden } = useFieldAccess();
  const fixed = useFixed();
  const choicesHere = useScreenChoices();
  const mayChoose = useMayChoose();
  const { filter = {} } = useListContext();
  const same = (one: string, other: string) => fields[one]?.follows === other && fields[other]?.follows === one;
  // A programme with one way in asks for no way.
  const oneChoice = (name: string) => {
    const field = fields[name];
    return field?.kind === 'enum' && Object.keys(choicesHere(name, field.choices)).length < 2;
  };
  const closed = (name: string) => {
    const field = fields[name];
    return (field?.kind === 'ref' || field?.kind === 'refs') && !mayChoose(field.to);
  };
  return filters.filter(
    (name, i) =>
      !hidden.has(name) &&
      !fixed.has(name) &&
      !oneChoice(name) &&
      !closed(name) &&
      // Also where the screen leaves several values: what it says wins over what a person chooses.
      !Object.keys(filter).some(own => own === name || same(own, name)) &&
      !filters.slice(0, i).some(other => same(name, other)),
  );
}
