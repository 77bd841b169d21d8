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
 * SQL of what an account has of its person: the unit of roles that are held without an own one (study programme and
 * partner), and the telephone number.
 * @param account alias of the account
 */
export function ownPlacesSql(registry: Registry, account = 'u') {
  const placed = peopleOf(registry)
    .filter(({ person }) => person.studyProgramme ?? person.partner ?? person.signOn?.phone)
    .map((people, i) => ({ ...people, alias: `person${i}` }));
  const columns = (nameIn: (person: DeclaredPerson) => string | undefined) =>
    placed.flatMap(({ person, alias }) => {
      const name = nameIn(person);
      return name ? [`${alias}.${column(name)}`] : [];
    });
  const all = (what: 'studyProgramme' | 'partner') => [...columns(person => person[what]), 'null::uuid'].join(', ');
  return {
    joins: placed
      .map(
        ({ resource, link, alias }) => `left join ${tableName(resource)} ${alias} on ${alias}.id = ${account}.${link}`,
      )
      .join('\n    '),
    studyProgramme: all('studyProgramme'),
    partner: all('partner'),
    phone: ['null::text', ...columns(person => person.signOn?.phone)].join(', '),
  };
}
