import type { RegisterHubOptions, RegisterOptions, StepField } from '../patterns.ts';
import type { Names } from './names.ts';

/** The form of a way in. */
export function register(plain: Names, options: RegisterOptions): void {
  const names = plain.withParts(options.parts);
  names.fields(
    [...Object.keys(options.fixed), options.returned, ...options.dialogs.map(({ field }) => field)],
    'fixed',
  );
  names.fields(Object.values(options.requirements.params), 'requirements');
  for (const { key, kind, fields } of options.steps) {
    for (const field of fields) step(names, field, `steps.${key}`);
    if (kind === 'panel' && fields.length > 0) names.fail(`steps.${key}`, 'isian', 'panel');
  }
  names.actions([options.submit.action], 'submit');
  names.link(options.submit.goTo, 'submit.goTo');
}

function step(names: Names, { name, required, when, choose, limit, cards }: StepField, place: string): void {
  const field = names.field(name, place);
  names.conditions([required, when], `${place}.${name}`);
  if (field?.kind !== 'ref') return;
  const target = names.of(field.to, `${place}.${name}`);
  if (choose) target.filter(choose, `${place}.${name}.choose`);
  if (limit) {
    target.field(limit.field, `${place}.${name}.limit`);
    names.known(limit.resource, `${place}.${name}.limit`);
  }
  if (!cards) return;
  const { title, subtitle, facts, seats, window, fills } = cards;
  if (window) target.fields([window.from, window.to], `${place}.${name}.cards.window`);
  target.fields([title, subtitle, ...facts, ...(seats ? [seats.of, seats.taken] : [])], `${place}.${name}.cards`);
  target.fields(Object.values(fills), `${place}.${name}.fills`);
  names.fields(Object.keys(fills), `${place}.${name}.fills`);
}

/** The entrance. */
export function hub(names: Names, options: RegisterHubOptions): void {
  const { lookups, banner, requirements } = options;
  names.filter(options.filter, 'filter');
  const programs = names.of(lookups.idProgram, 'lookups');
  names.known(lookups.idPeriode, 'lookups');
  programs.field(lookups.limit.field, 'lookups.limit');
  for (const card of options.cards) {
    programs.filter(card.filter, `cards.${card.title}`);
    names.link(card.path, `cards.${card.title}`);
  }
  names.fields([options.way, banner.field, ...Object.values(requirements.params)], 'way');
  names.states([...options.editable, ...options.active, ...options.stepper, ...banner.states], 'stepper');
  names.link(options.historyPath, 'historyPath');
  if (options.helper) names.link(options.helper.path, 'helper');
  for (const { label, when } of options.prints ?? []) names.conditions(when, `prints.${label}`);
}
