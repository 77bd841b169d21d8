import type {
  Content,
  GradingOptions,
  GroupGradingOptions,
  Pattern,
  PatternOptions,
  Printed,
  QueueOptions,
} from '../patterns.ts';
import type { Resource } from '../resourceShape.ts';
import { isOfRow, type Takes } from '../takes.ts';

/** A call that a screen makes because its options name it; `{id}` is a row's. */
export interface ScreenCall {
  method: 'GET' | 'POST' | 'PUT';
  /** Below `/api/`, without a query. */
  path: string;
  /** Where in the options it is named. */
  place: string;
}

const get = (path: string, place: string): ScreenCall => ({ method: 'GET', path: path.split('?')[0] ?? path, place });
const post = (path: string, place: string): ScreenCall => ({ method: 'POST', path, place });
const put = (path: string, place: string): ScreenCall => ({ method: 'PUT', path, place });

/** Calls that the inputs of a step make. */
const taken = (takes: Takes, place: string): ScreenCall[] =>
  Object.entries(takes).flatMap(([name, value]) =>
    isOfRow(value) && value.warnAbove ? [get(value.warnAbove.endpoint, `${place}.${name}.warnAbove`)] : [],
  );

const printed = (prints: readonly Printed[] = []): ScreenCall[] =>
  prints.map(({ label, endpoint }) => get(endpoint, `prints.${label}`));

function queue({ bulk, tabs, people, groups, detail, calls = [], takes = {}, prints }: QueueOptions): ScreenCall[] {
  const together = bulk.actions.length || tabs.some(tab => tab.bulk);
  return [
    ...(together && bulk.endpoint ? [put(bulk.endpoint, 'bulk')] : []),
    ...(people ? [get(people.endpoint, 'people')] : []),
    ...(groups ? [get(groups.endpoint, 'groups')] : []),
    ...(detail.requirements ? [get(detail.requirements.endpoint, 'detail.requirements')] : []),
    ...calls.flatMap(call => {
      const paths = call.about === 'marked' ? [call.endpoint, call.preview] : [call.endpoint];
      return paths.flatMap(path => (path ? [post(path, `calls.${call.label}`)] : []));
    }),
    ...Object.entries(takes).flatMap(([action, asked]) => taken(asked, `takes.${action}`)),
    ...printed(prints),
  ];
}

const history = ({ prints }: { prints: readonly Printed[] }): ScreenCall[] => printed(prints);
const grading = ({ endpoint, queue: list, groups }: GradingOptions): ScreenCall[] => [
  get(`${endpoint}/lembar/{id}`, 'endpoint'),
  put(`${endpoint}/{id}`, 'endpoint'),
  ...(list ? queue(list) : []),
  ...(groups ? gradedGroups(groups, 'groups') : []),
];
/** The list of groups, with the spreadsheet of grades where the assessor has one. */
const gradedGroups = ({ endpoint, imported }: GroupGradingOptions, at: string): ScreenCall[] => [
  get(endpoint, at),
  ...(imported
    ? [get(`${endpoint}/template`, at), post(`${endpoint}/import`, at), post(`${endpoint}/save-import`, at)]
    : []),
];
const groupSheet = ({ endpoint }: GroupGradingOptions): ScreenCall[] => [
  get(`${endpoint}/lembar`, 'endpoint'),
  put(`${endpoint}/lembar`, 'endpoint'),
];
const none = (): ScreenCall[] => [];

const calls: { readonly [P in Pattern]: (options: PatternOptions[P]) => ScreenCall[] } = {
  crud: none,
  'crud/form': none,
  queue,
  'queue/detail': queue,
  register: ({ requirements, prints }) => [get(requirements.endpoint, 'requirements'), ...printed(prints)],
  'register/form': ({ create, update, requirements }) => [
    post(create, 'create'),
    put(`${update}/{id}`, 'update'),
    get(requirements.endpoint, 'requirements'),
  ],
  history,
  'history/own': history,
  'history/detail': history,
  logbook: none,
  'logbook/list': none,
  'logbook/form': none,
  'logbook/members': ({ endpoint, openLate }) => [
    get(endpoint, 'endpoint'),
    ...(openLate ? [post(openLate, 'openLate')] : []),
  ],
  upload: none,
  grading,
  'grading/sheet': grading,
  'grading/groups': options => gradedGroups(options, 'endpoint'),
  'grading/group': groupSheet,
  'grading/recap': ({ endpoint, by, finish }) => [
    get(`${endpoint}/rekap`, 'endpoint'),
    get(`${endpoint}/rekap/export`, 'endpoint'),
    get(by.endpoint, 'by'),
    put(finish.endpoint, 'finish'),
  ],
  paket: ({ calls: { view } }) => [get(view, 'calls.view')],
  'paket/pick': ({ calls: { view, choose } }) => [get(view, 'calls.view'), post(choose, 'calls.choose')],
  'paket/read': ({ calls: { view } }) => [get(view, 'calls.view')],
  'paket/advise': ({ calls: { view, advise } }) => [get(view, 'calls.view'), put(advise, 'calls.advise')],
  'paket/verify': ({ calls: { view, decide }, queue: list }) => [
    get(view, 'calls.view'),
    post(decide, 'calls.decide'),
    ...queue(list),
  ],
  monitor: none,
  'monitor/dossier': history,
  'monitor/own': ({ endpoint }) => [get(endpoint, 'endpoint')],
  conversion: ({ from }) => ('queue' in from ? queue(from.queue) : []),
  sync: ({ getData, singkron }) => [get(getData, 'getData'), put(singkron, 'singkron')],
  redirect: none,
  recap: ({ endpoint }) => [get(endpoint, 'endpoint'), get(`${endpoint}/export`, 'endpoint')],
  entrance: ({ own }) => (own ? [get(own.endpoint, 'own')] : []),
  page: none,
};

interface Told<P extends Pattern> {
  pattern: P;
  options?: PatternOptions[P];
}

const callsOfPattern = <P extends Pattern>({ pattern, options }: Told<P>): ScreenCall[] =>
  options ? calls[pattern](options) : [];

/** The calls that a screen's options name. Whether they exist only the server knows: `tests/api/platform/screenCalls.test.ts`. */
export const callsOf = (content: Content): ScreenCall[] => callsOfPattern(content);

/** The calls that the inputs of a resource's steps make; the server starts only where it answers them. */
export const callsOfSteps = ({ fields }: Pick<Resource, 'fields'>): ScreenCall[] =>
  Object.entries(fields).flatMap(([source, field]) =>
    field.kind === 'status'
      ? Object.entries(field.workflow.actions).flatMap(([action, { takes = {} }]) =>
          taken(takes, `${source}: aksi "${action}"`),
        )
      : [],
  );
