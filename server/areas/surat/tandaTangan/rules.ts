import { role } from '../../../../resources/roles.ts';
import type { pejabat } from '../../../../resources/surat/pejabat.ts';
import { suratRefusals } from '../../../../resources/surat/refusals.ts';
import { penandaTangan, type tandaTangan } from '../../../../resources/surat/tandaTangan.ts';
import type { RuleContext } from '../../../platform/engine/rules.ts';
import type { RulesFor } from '../../../platform/engine/rulesOf.ts';
import { invalid } from '../../../platform/errors.ts';
import { lockSigned, showUploaded } from './rowFile.ts';

export const signatureRules: RulesFor<typeof tandaTangan> = {
  // A row is locked before what asks for its signature, here as where the row itself is written.
  beforeLock: (ctx, id) => lockSigned(ctx, id),
  conditions: {
    tidakSedangDitandatangani: {
      rows: ({ alias }) => `${alias}.detak is null`,
      says: () => suratRefusals.tandaTangan.underWay,
    },
  },
  beforeTransition: ({ now }, _before, { action, note, data }) => {
    if (action === 'kembalikan' || action === 'lepas' || action === 'tarik' || action === 'gugurkan')
      data.pesan = note ?? null;
    if (action === 'minta') {
      data.pesan = null;
      data.dimintaPada = now.toISOString();
    }
    if (action !== 'tarik') return;
    for (const name of ['file', 'sha256', 'sertifikat', 'penerbit', 'nomorSeri', 'cara', 'oleh'] as const)
      data[name] = null;
    data.ditandatanganiPada = null;
    data.idDokumen = null;
    data.idBerkasJadi = null;
  },
  afterTransition: (ctx, row, { action }) => (action === 'tarik' ? showUploaded(ctx, row) : undefined),
};

type Appointment = { idUser?: string | null; menggantikan?: string | null; berlakuSampai?: string | null };

/** @throws HttpError 422 for an account without a role that signs, and for a deputy without an end */
async function mustBeAppointable({ tx }: RuleContext, { idUser, menggantikan, berlakuSampai }: Appointment) {
  if (menggantikan && !berlakuSampai) throw invalid({ berlakuSampai: suratRefusals.tandaTangan.deputyUntil });
  if (!idUser) return;
  const may = await tx.one(
    `select 1 as ok from pengaturan_user_role u join pengaturan_role r on r.id = u.id_role
     where u.id_user = $1 and coalesce(r.id_role_dasar, r.id) = any($2) limit 1`,
    [idUser, [...penandaTangan, role.superAdmin]],
  );
  if (!may) throw invalid({ idUser: suratRefusals.tandaTangan.accountCannotSign });
}

/** Appointments of officials to sign electronically. */
export const officialRules: RulesFor<typeof pejabat> = {
  beforeCreate: (ctx, data) => mustBeAppointable(ctx, data),
  beforeUpdate: (ctx, before, data) =>
    'idUser' in data || 'menggantikan' in data || 'berlakuSampai' in data
      ? mustBeAppointable(ctx, { ...before, ...data })
      : undefined,
};
