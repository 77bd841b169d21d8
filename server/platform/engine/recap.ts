import type { FastifyInstance } from 'fastify';
import {
  allRoles,
  columnsIn,
  type RecapOptions,
  type Resource,
  type ScreenRoles,
} from '../../../resources/kit/index.ts';
import type { Caller } from '../access/caller.ts';
import { callerOf } from '../access/guard.ts';
import type { Cell } from '../documents/spreadsheet/cell.ts';
import type { SheetToWrite } from '../documents/spreadsheet/write.ts';
import type { Engine } from './context.ts';
import { fileName, formatOf, sendSheets } from './export/send.ts';
import { parameter, parametersOf } from './parameters.ts';
import { asksPivot } from './pivot/ask.ts';
import { answerPivot } from './pivot/read.ts';

export type RecapQuery = Readonly<Record<string, unknown>>;

/** Rows of a recap's tables by their keys. */
type Tables = Readonly<Record<string, readonly Readonly<Record<string, Cell>>[]>>;

interface Recap {
  /** Name of the workbook. */
  name: string;
  resource: Resource;
  readers: ScreenRoles;
  options: RecapOptions;
  found: (engine: Engine, caller: Caller, query: RecapQuery) => Promise<Tables>;
}

/**
 * GET {endpoint}?{by}=, for a question with rows, columns or values the pivot table of the resource, and
 * {endpoint}/export?format=xlsx|csv, with the columns that the screen shows.
 */
export function registerRecap(app: FastifyInstance, engine: Engine, recap: Recap): void {
  const { name, resource, readers, options, found } = recap;
  const seen = allRoles.filter(role => readers[role]);
  const access = { config: { access: 'session', roles: seen, resource: resource.name } } as const;
  const path = `/api/${options.endpoint}`;
  const by = { [options.by.field]: parameter.id };
  app.get<{ Querystring: RecapQuery }>(path, access, request =>
    asksPivot(request.query)
      ? answerPivot(engine, callerOf(request), resource, request.query)
      : found(engine, callerOf(request), parametersOf(request, by)),
  );
  app.get(`${path}/export`, access, async (request, reply) => {
    const { format: wanted, ...query } = parametersOf(request, { ...by, format: parameter.format });
    const format = formatOf(wanted);
    const sheets = sheetsOf(options, await found(engine, callerOf(request), query));
    return sendSheets(reply, format, fileName(name, format), sheets);
  });
}

const sheetsOf = ({ tables }: RecapOptions, found: Tables): SheetToWrite[] =>
  tables.map(table => {
    const { key, title } = table;
    const cells = columnsIn(table, found).flatMap(({ of, ...own }) => [
      own,
      ...(of ? [{ ...of, kind: own.kind }] : []),
    ]);
    return {
      name: title,
      columns: cells.map(({ label, kind }) => ({
        heading: label,
        kind: kind === 'number' ? ('integer' as const) : kind,
      })),
      rows: [(found[key] ?? []).map(row => cells.map(({ name }) => row[name] ?? null))],
    };
  });
