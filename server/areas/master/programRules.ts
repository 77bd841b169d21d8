import { type ChangeOf, messages, term } from '../../../resources/kit/index.ts';
import type { bankDokumen } from '../../../resources/master/bankDokumen.ts';
import type { posisiKegiatanTopik } from '../../../resources/master/posisiKegiatanTopik.ts';
import { program } from '../../../resources/master/program.ts';
import type { syaratLuaran } from '../../../resources/master/syaratLuaran.ts';
import { role } from '../../../resources/roles.ts';
import type { Queryable } from '../../platform/database/db.ts';
import { asSystem, read } from '../../platform/engine/reading.ts';
import type { RuleContext } from '../../platform/engine/rules.ts';
import type { RulesFor } from '../../platform/engine/rulesOf.ts';
import { countUses } from '../../platform/engine/uses.ts';
import { invalid } from '../../platform/errors.ts';
import { changes } from './common.ts';

/** Programmes (docs/domain/10 §2.4 program). */
export const programRules: RulesFor<typeof program> = {
  beforeCreate: (ctx, data) => mustFitJenis(ctx.tx, data),

  beforeUpdate: async (ctx, before, data) => {
    if (changes(before, data, 'idJenisMbkm') && (await countUses(ctx.registry, ctx.tx, program, before.id)))
      throw invalid({ idJenisMbkm: messages.fixed });
    if (changes(before, data, 'idJenisMbkm', 'sksMaksKonversi')) await mustFitJenis(ctx.tx, { ...before, ...data });
  },
};

/** A programme converts no more than its jenis. */
async function mustFitJenis(on: Queryable, row: ChangeOf<typeof program>): Promise<void> {
  const jenis = await on.one<{ most: number }>('select sks_maks as most from master_jenis_mbkm where id = $1', [
    row.idJenisMbkm,
  ]);
  if (jenis && Number(row.sksMaksKonversi) > jenis.most)
    throw invalid({ sksMaksKonversi: messages.number.max({ n: jenis.most }) });
}

/** Positions, activities, topics (docs/domain/10 §2.4): a partner writes its own. */
export const positionRules: RulesFor<typeof posisiKegiatanTopik> = {
  beforeCreate: (ctx, data) => {
    if (ctx.caller.baseRole === role.mitra) data.idMitra ??= ctx.caller.idMitra;
  },
};

/** @throws HttpError 422 'Pilih program dari daftar.' for a programme of another jenis */
async function mustBeOfJenis(ctx: RuleContext, row: ChangeOf<typeof syaratLuaran>): Promise<void> {
  if (!row.idProgram) return;
  const found = await read(asSystem(ctx.tx), program, row.idProgram, ['idJenisMbkm']);
  if (found?.idJenisMbkm !== row.idJenisMbkm)
    throw invalid({ idProgram: messages.reference({ label: term('Program') }) });
}

/** Demanded outputs (docs/domain/10 §2.4 syarat-luaran): the programme is one of the jenis. */
export const outputRules: RulesFor<typeof syaratLuaran> = {
  beforeCreate: mustBeOfJenis,
  beforeUpdate: async (ctx, before, data) => {
    if (changes(before, data, 'idJenisMbkm', 'idProgram')) await mustBeOfJenis(ctx, { ...before, ...data });
  },
};

/** Documents (docs/domain/10 §2.4 bank-dokumen): a coordinator's are those of the own study programme. */
export const documentRules: RulesFor<typeof bankDokumen> = {
  beforeCreate: (ctx, data) => {
    if (ctx.caller.baseRole === role.koordinator) data.idProgramProdi ??= ctx.caller.idProgramProdi;
  },
};
