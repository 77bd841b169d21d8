import type { FastifyInstance } from 'fastify';
import { bacaKepuasanBaris, type KepuasanBaris } from '../../../resources/formulir/kepuasanPanggilan.ts';
import { surveiKepuasan } from '../../../resources/formulir/siapPakai/index.ts';
import type { Registry, Resource } from '../../../resources/kit/index.ts';
import type { Caller } from '../../platform/access/caller.ts';
import { callerOf } from '../../platform/access/guard.ts';
import { mustBeAllowed } from '../../platform/access/permission.ts';
import { serve } from '../../platform/access/serveCall.ts';
import { labelSql, tableName } from '../../platform/database/columns.ts';
import type { DbRow, Queryable } from '../../platform/database/db.ts';
import { mustBeId } from '../../platform/database/ids.ts';
import type { Engine } from '../../platform/engine/context.ts';
import { findRow } from '../../platform/engine/read.ts';
import { notFound } from '../../platform/errors.ts';
import { answersAcross } from './across.ts';
import { columnsOf } from './results.ts';
import { askedBy, figureOf, latestOf, type Released } from './satisfaction.ts';

/**
 * Labels under which answers are counted by rows of a resource: those of the references to it among what moments count
 * by, and what participants were chosen by.
 */
function labelsOf({ moments, resources }: Registry, r: Resource): Set<string> {
  const shown = moments.flatMap(({ groups }) => groups);
  const fields = resources.flatMap(each => Object.entries(each.fields));
  return new Set(
    fields.flatMap(([name, field]) =>
      field.kind === 'ref' && field.to === r.name && shown.includes(name) ? [field.label ?? name] : [],
    ),
  );
}

/** What answers call a row; undefined where another row is called the same, so that nobody knows which one is meant. */
async function nameOf(on: Queryable, registry: Registry, r: Resource, id: string): Promise<string | undefined> {
  const label = (alias: string) => labelSql(r, alias, registry);
  const found = await on.query<DbRow & { id: string; nama: string }>(
    `select t.id::text as id, ${label('t')} as nama from ${tableName(r)} t
      where ${label('t')} = (select ${label('s')} from ${tableName(r)} s where s.id::text = $1) limit 2`,
    [id],
  );
  return found.length === 1 ? found[0]?.nama : undefined;
}

/** What one form says about the row of a name; undefined where nobody has answered about it. */
async function toldBy(
  on: Queryable,
  form: Released,
  survey: (typeof surveiKepuasan)[number],
  about: { labels: ReadonlySet<string>; name: string },
  reader: Caller,
): Promise<KepuasanBaris | undefined> {
  const columns = await columnsOf(on, form.id, reader);
  const { menurut } = await answersAcross(on, form, columns, undefined);
  const by = menurut.find(label => about.labels.has(label));
  const [group] = by === undefined ? [] : (await answersAcross(on, form, columns, by, about.name)).kelompok;
  if (!group) return undefined;
  const counted = group.kolom.flatMap(({ kunci, batang }) => {
    const column = columns.find(({ key }) => key === kunci);
    if (!column) return [];
    const { question, heading, section } = column;
    return [{ kunci, judul: heading, jenis: question.kind, berulang: section !== null, sedikit: false, batang }];
  });
  return {
    kode: survey.kode,
    judul: survey.judul,
    id: form.id,
    formulir: form.judul,
    tanggal: form.tanggal,
    menjawab: group.jumlah,
    pertanyaan: askedBy(survey).flatMap(question => {
      const angka = figureOf(question, counted);
      return angka ? [{ kunci: question.id, judul: question.label, angka }] : [];
    }),
  };
}

/**
 * Satisfaction with one row, by ready-made survey. Each figure is of one form, as its results by group are: sums over
 * forms beside single ones would open what is closed.
 */
async function readOfRow(
  { db, registry }: Pick<Engine, 'db' | 'registry'>,
  r: Resource,
  id: string,
  reader: Caller,
): Promise<KepuasanBaris[]> {
  const labels = labelsOf(registry, r);
  const name = labels.size ? await nameOf(db, registry, r, id) : undefined;
  if (name === undefined) return [];
  const found: KepuasanBaris[] = [];
  for (const survey of surveiKepuasan) {
    let few: KepuasanBaris | undefined;
    for (const form of await latestOf(db, survey.kode, reader, ['sendiri', 'kejadian'])) {
      const told = await toldBy(db, form, survey, { labels, name }, reader);
      if (told?.menjawab) {
        found.push(told);
        few = undefined;
        break;
      }
      few ??= told;
    }
    if (few) found.push(few);
  }
  return found;
}

/** Satisfaction on the page of a row: for who reads the row, as far as each form lets them read its answers. */
export function registerSatisfactionOfRow(app: FastifyInstance, engine: Engine): void {
  serve(app, bacaKepuasanBaris, { access: 'session', roles: 'everybody' }, async ({ request, query }) => {
    const reader = callerOf(request);
    const r = engine.registry.find(query.sumber);
    if (!r) throw notFound();
    mustBeAllowed(reader, r, 'read');
    mustBeId(r, query.baris);
    if (!(await findRow(engine, engine.db, reader, r, query.baris, 'read'))) throw notFound();
    return readOfRow(engine, r, query.baris, reader);
  });
}
