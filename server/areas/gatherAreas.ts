import { registry as product } from '../../resources/index.ts';
import type { NoticeEvent, Registry } from '../../resources/kit/index.ts';
import type { AreaDemo } from '../demo/types.ts';
import { rulesTogether } from '../platform/engine/composedRules.ts';
import type { RulesByResource } from '../platform/engine/rules.ts';
import type { FrontSources } from '../platform/frontEnds.ts';
import type { AreaPorts, Product, ServerArea } from './area.ts';
import { serverAreas } from './index.ts';
import type { RulesByProgramme } from './mbkm/programmes.ts';
import type { Plans } from './mbkm/siamik.ts';
import { type LetterBook, letterBook } from './surat/letterBook.ts';

/** Rules of programmes for participations, by their name. */
export const programmesOf = (areas: readonly ServerArea[]): RulesByProgramme =>
  Object.assign({}, ...areas.map(({ programmes }) => programmes));

/** Events that do not depend on the programme. */
export const eventsOf = (areas: readonly ServerArea[]): readonly NoticeEvent[] =>
  areas.flatMap(({ events = [] }) => events);

/** Every kind of letter with its rules. @throws DeclarationError as `letterBook` does */
export const lettersOf = (registry: Registry, areas: readonly ServerArea[]): LetterBook =>
  letterBook(
    registry,
    areas.flatMap(({ letters = [] }) => letters),
  );

/** Ports of the areas. @throws Error where none gives a port */
export function portsOf(areas: readonly ServerArea[]): AreaPorts {
  const given: Partial<AreaPorts> = Object.assign({}, ...areas.map(({ ports }) => ports));
  const { sso, accountEvents, systemKeys, studyRecords, gradeSink, unfinished, keepLetters, stageRoles } = given;
  if (
    !sso ||
    !accountEvents ||
    !systemKeys ||
    !studyRecords ||
    !gradeSink ||
    !unfinished ||
    !keepLetters ||
    !stageRoles
  )
    throw new Error(`No area gives one of the ports; given are ${Object.keys(given).join(', ')}.`);
  return { sso, accountEvents, systemKeys, studyRecords, gradeSink, unfinished, keepLetters, stageRoles };
}

/** Parts of the areas for the public pages. @throws Error where none gives a part of it */
export function frontOf(parts: readonly Partial<FrontSources>[]): FrontSources {
  const { news, letters, reports, forms }: Partial<FrontSources> = Object.assign({}, ...parts);
  if (!news || !letters || !reports || !forms)
    throw new Error('No area gives news, letters, reports or forms to the public pages.');
  return { news, letters, reports, forms };
}

/** Parts of the areas in the demo university. */
export const demosOf = (areas: readonly ServerArea[] = serverAreas): Promise<readonly AreaDemo[]> =>
  Promise.all(areas.flatMap(({ demo }) => (demo ? [demo()] : [])));

/** Every rule for the resources of a registry, by name. */
export function rulesWith(
  registry: Registry = product,
  areas: readonly ServerArea[] = serverAreas,
  plans?: Plans,
): RulesByResource {
  const made: Product = {
    registry,
    programmes: programmesOf(areas),
    hooks: portsOf(areas),
    letters: lettersOf(registry, areas),
    plans,
  };
  const rules = rulesTogether([
    ...areas.flatMap(({ rules: own, rulesOf }) => [...(own ? [own] : []), ...(rulesOf ? [rulesOf(made)] : [])]),
    ...areas.flatMap(({ lastRulesOf }) => (lastRulesOf ? [lastRulesOf(made)] : [])),
  ]);
  return areas.reduce((all, { aroundRules }) => aroundRules?.(all, registry) ?? all, rules);
}

/** The rules of the product. */
export const rules: RulesByResource = rulesWith();
