import type { DeclaredPerson, Registry, Resource } from '../../../resources/kit/index.ts';
import { column, tableName } from '../database/columns.ts';

/** People who may have accounts, as their resource declares them. */
interface People {
  readonly resource: Resource;
  readonly person: DeclaredPerson;
  /** Column of the account that refers to them. */
  readonly link: string;
}

/** All kinds of people who may have accounts. */
export const peopleOf = (registry: Registry): readonly People[] =>
  registry.resources.flatMap(resource =>
    resource.person ? [{ resource, person: resource.person, link: column(resource.person.account) }] : [],
  );

/**
 * SQL of the unit of roles that are held without an own one: the person's study programme and partner. The account is
 * `u`.
 */
export function ownPlacesSql(registry: Registry): { joins: string; studyProgramme: string; partner: string } {
  const placed = peopleOf(registry)
    .filter(({ person }) => person.studyProgramme ?? person.partner)
    .map((people, i) => ({ ...people, alias: `person${i}` }));
  const all = (what: 'studyProgramme' | 'partner') =>
    [
      ...placed.flatMap(({ person, alias }) => {
        const name = person[what];
        return name ? [`${alias}.${column(name)}`] : [];
      }),
      'null::uuid',
    ].join(', ');
  return {
    joins: placed
      .map(({ resource, link, alias }) => `left join ${tableName(resource)} ${alias} on ${alias}.id = u.${link}`)
      .join('\n    '),
    studyProgramme: all('studyProgramme'),
    partner: all('partner'),
  };
}
