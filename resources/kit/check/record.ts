import type { DossierOptions, DossierPart, FilteredTask, HistoryOptions, RelatedList } from '../patterns.ts';
import { type Names, namesIn } from './names.ts';

/** Tasks of a list without tabs for them. */
export function waiting(names: Names, tasks: readonly FilteredTask[]): void {
  for (const { filter, since } of tasks) {
    names.filter(filter, 'tasks.filter');
    if (since) names.field(since, 'tasks.since');
  }
}

/** Rows of another resource. */
export function related(names: Names, list: RelatedList, place: string): void {
  const theirs = names.of(list.resource, place);
  for (const [field, own] of Object.entries(list.by)) {
    theirs.filter({ [field]: null }, `${place}.by`);
    names.field(own, `${place}.by`);
  }
  if (list.filter) theirs.filter(list.filter, `${place}.filter`);
  theirs.fields(list.columns, `${place}.columns`);
  if (list.sort) theirs.sort(list.sort, `${place}.sort`);
  if (list.opens) names.link(list.opens, `${place}.opens`);
}

/** Actions offered beside a record's history. */
function steps(
  names: Names,
  { actions, prints, stepper }: Pick<HistoryOptions, 'actions' | 'prints' | 'stepper'>,
): void {
  names.actions(actions, 'actions');
  for (const { label, when } of prints) names.conditions(when, `prints.${label}`);
  names.states(stepper, 'stepper');
}

/** A history, its rows and one of them. */
export function history(names: Names, options: HistoryOptions): void {
  names.filter(options.filter, 'filter');
  names.fields([...options.columns, ...(options.returned ? [options.returned] : [])], 'columns');
  names.card(options.card);
  names.link(options.listPath, 'listPath');
  if (options.detailPath) names.link(options.detailPath, 'detailPath');
  steps(names, options);
  waiting(names, options.tasks ?? []);
  names.record(options.view, 'view');
  for (const list of options.related ?? []) related(names, list, 'related');
}

/** A dossier, tab by tab. */
export function dossier(names: Names, options: DossierOptions): void {
  for (const list of options.lists) names.link(list, 'lists');
  names.link(options.detailPath, 'detailPath');
  names.field(options.warnings.field, 'warnings');
  steps(names, options);
  for (const tab of options.tabs) for (const part of tab.parts) dossierPart(names, part, `tabs.${tab.key}`);
}

function dossierPart(names: Names, part: DossierPart, place: string): void {
  switch (part.kind) {
    case 'fields':
      names.fields(namesIn(part.sections), place);
      return;
    case 'documents':
      names.fields(part.fields, place);
      return;
    case 'stages':
      names.known(part.resource, place);
      names.field(part.since, place);
      return;
    case 'one':
      names.field(part.by, place);
      names.of(part.resource, place).fields(namesIn(part.sections), place);
      return;
    case 'rows': {
      related(names, part.list, place);
      const theirs = names.of(part.list.resource, place);
      theirs.fields([...(part.add?.fields ?? []), ...(part.edit ? [part.edit.by, ...part.edit.fields] : [])], place);
      return;
    }
    case 'links':
      for (const { path } of part.links) names.link(path, place);
  }
}
