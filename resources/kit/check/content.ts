import type {
  GradingOptions,
  GroupGradingOptions,
  LogbookOptions,
  PaketOptions,
  Pattern,
  PatternOptions,
  QueueOptions,
} from '../patterns.ts';
import { type Names, namesIn } from './names.ts';
import { dossier, history, related, waiting } from './record.ts';
import { hub, register } from './register.ts';
import { checkTakes } from './steps.ts';

/** Stands for a row in an address. */
const someId = '00000000-0000-7000-8000-000000000000';

type Check<P extends Pattern> = (names: Names, options: PatternOptions[P]) => void;

/**
 * Checks of each pattern's options. They run at the start, so that a wrong name is found before anybody opens the
 * screen.
 */
const checks: { readonly [P in Pattern]: Check<P> } = {
  crud: (names, { filter = {}, tabs, related: shown = [], tasks = [] }) => {
    names.filter(filter, 'filter');
    waiting(names, tasks);
    if (tabs && 'tabs' in tabs)
      for (const { key, filter } of tabs.tabs) {
        // The strip begins with all rows by itself.
        if (Object.keys(filter).length === 0) names.fail(`tabs.${key}`, key, 'tab yang menyaring');
        names.filter(filter, `tabs.${key}`);
      }
    else if (tabs) names.filter({ [tabs.field]: null }, 'tabs');
    for (const tab of shown) for (const list of tab.lists) related(names, list, `related.${tab.key}`);
  },
  'crud/form': (names, { list }) => names.link(list, 'list'),
  queue,
  'queue/detail': queue,
  register: hub,
  'register/form': register,
  history,
  'history/own': history,
  'history/detail': history,
  logbook,
  'logbook/list': logbook,
  'logbook/form': logbook,
  'logbook/members': (names, { paths }) => {
    for (const path of paths.groups) names.link(path, 'paths.groups');
    names.link(paths.entries, 'paths.entries');
  },
  upload: (names, options) => {
    participation(names, options.participation);
    names.fields(options.fields, 'fields');
    names.link(options.path, 'path');
    if (options.entry) names.link(options.entry, 'entry');
  },
  grading,
  'grading/sheet': grading,
  'grading/groups': groupGrading,
  'grading/group': groupGrading,
  'grading/recap': (names, options) => {
    names.known(options.resource, 'resource');
    names.known(options.by.resource, 'by');
  },
  paket,
  'paket/pick': paket,
  'paket/read': (names, options) => names.link(options.backTo, 'backTo'),
  'paket/advise': (names, options) => names.link(options.backTo, 'backTo'),
  'paket/verify': (names, options) => queue(names, options.queue),
  monitor: (names, options) => {
    names.filter(options.filter, 'filter');
    names.fields([...options.columns, options.warnings.field], 'columns');
    if (options.beside) names.of(options.beside.resource, 'beside').fields(options.beside.fields, 'beside');
    names.card(options.card);
    names.link(options.listPath, 'listPath');
    names.link(options.detailPath, 'detailPath');
  },
  'monitor/dossier': dossier,
  'monitor/own': () => undefined,
  conversion: (names, { from, kind }) => {
    if ('queue' in from) queue(names, from.queue);
    else names.link(from.path, 'from');
    if (kind) names.link(kind.path.replace(':kind', kind.own), 'kind');
  },
  sync: () => undefined,
  recap: (names, { by }) => names.asked(by.resource, 'by'),
  entrance: (names, { own, groups }) => {
    if (own) names.link(own.empty.link, 'own.empty.link');
    if (!groups) return;
    const theirs = names.of(groups.resource, 'groups');
    theirs.card(groups.card);
    theirs.sort(groups.sort, 'groups.sort');
    names.link(groups.to.replace(':id', someId), 'groups.to');
  },
  redirect: (names, { to, withId }) => {
    names.link(to, 'to');
    if (withId) names.link(withId, 'withId');
  },
  page: () => undefined,
};

/** Checks what a screen shows. @throws DeclarationError with the place of the name that points nowhere */
export function checkContent<P extends Pattern>(names: Names, { pattern, options }: Told<P>): void {
  if (options) checks[pattern](names, options);
}

interface Told<P extends Pattern> {
  pattern: P;
  options?: PatternOptions[P];
}

function queue(names: Names, options: QueueOptions): void {
  const { tabs, detail, onBehalf, begun, people, groups, by, pictures, bulk } = options;
  const { prints = [] } = options;
  names.filter(options.filter, 'filter');
  for (const tab of tabs) {
    names.filter(tab.filter, `tabs.${tab.key}.filter`);
    for (const [role, filter] of Object.entries(tab.byRole ?? {})) names.filter(filter, `tabs.${tab.key}.${role}`);
    names.sort(tab.sort, `tabs.${tab.key}.sort`);
    if (tab.task?.since) names.field(tab.task.since, `tabs.${tab.key}.task`);
  }
  names.fields(options.columns, 'columns');
  names.card(options.card);
  names.field(options.waiting.since, 'waiting.since');
  names.status(options.status, 'status');
  names.link(options.listPath, 'listPath');
  names.link(options.detailPath, 'detailPath');
  if (options.more) names.link(options.more.path, 'more');
  names.actions([...options.actions, ...bulk.actions, ...Object.keys(options.takes ?? {})], 'actions');
  for (const [action, takes] of Object.entries(options.takes ?? {}))
    checkTakes(names.resource, takes, what => names.fail('takes', action, what));
  if (onBehalf) names.filter(onBehalf.filter, 'onBehalf');
  if (begun) {
    names.field(begun.field, 'begun');
    names.fields(Object.keys(begun.columns), 'begun.columns');
    names.of(begun.resource, 'begun').states([begun.state], 'begun.state');
  }
  if (groups) names.link(groups.path, 'groups');
  if (by) names.field(by, 'by');
  if (pictures) names.field(pictures, 'pictures');
  if (people) names.fields([people.field, people.title, people.subtitle], 'people');
  names.record(detail, 'detail');
  if (detail.warnings) names.field(detail.warnings.field, 'detail.warnings');
  const whole = names.withParts(detail.parts);
  if (detail.requirements) whole.fields(Object.values(detail.requirements.params), 'detail.requirements');
  for (const { about, label, when, ask } of options.calls ?? []) {
    const seen = about === 'row' ? whole : names;
    seen.conditions(when, `calls.${label}`);
    if (ask) names.of(ask.resource, `calls.${label}`).fields(ask.fields, `calls.${label}`);
  }
  for (const { label, when } of prints) names.conditions(when, `prints.${label}`);
}

function participation(names: Names, options: LogbookOptions['participation']): void {
  const { field, resource, filter, running, title, facts } = options;
  names.field(field, 'participation');
  const theirs = names.of(resource, 'participation');
  theirs.filter(filter, 'participation.filter');
  theirs.states(running, 'participation.running');
  theirs.fields([title, ...facts], 'participation');
}

function logbook(names: Names, options: LogbookOptions): void {
  participation(names, options.participation);
  const { sections, courses } = options.form;
  names.fields(namesIn(sections), 'form.sections');
  if (courses) {
    names.field(courses.field, 'form.courses');
    names.of(courses.resource, 'form.courses').field(courses.label, 'form.courses');
  }
  names.link(options.paths.home, 'paths.home');
  names.link(options.paths.list, 'paths.list');
  names.link(`${options.paths.form}/add`, 'paths.form');
  names.link(options.paths.history, 'paths.history');
  for (const kept of options.keeps) names.of(kept, 'keeps');
  if (options.paths.decide) names.link(options.paths.decide, 'paths.decide');
}

function groupGrading(names: Names, { resource, listPath, detailPath }: GroupGradingOptions): void {
  names.known(resource, 'resource');
  names.link(listPath, 'listPath');
  names.link(detailPath, 'detailPath');
}

function grading(names: Names, options: GradingOptions): void {
  names.known(options.resource, 'resource');
  for (const to of [options.path, options.backTo, ...(options.more ? [options.more.path] : [])]) names.link(to, 'path');
  if (options.queue) queue(names, options.queue);
  if (options.groups) groupGrading(names, options.groups);
}

function paket(names: Names, options: PaketOptions): void {
  names.filter(options.filter, 'filter');
  names.states(options.open, 'open');
  names.states(options.editable, 'editable', 'statusKonversi');
  names.link(options.hubPath, 'hubPath');
  names.link(options.pickPath, 'pickPath');
}
