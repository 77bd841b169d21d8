import { type FieldErrors, labelOfSource, type Message, type Registry, term } from '../../../resources/kit/index.ts';
import { statusAktif } from '../../../resources/mbkm/alurPendaftaran.ts';
import type { Pendaftar } from '../../../resources/mbkm/pendaftar.ts';
import { mbkmRefusals } from '../../../resources/mbkm/refusals.ts';
import { dayAfter } from '../../platform/day.ts';
import type { OtherFacts, RegistrationFacts } from './registrationFacts.ts';

/** Days by which an activity may begin before its period or end after it (docs/domain/20 §4.1). */
const toleransiPeriode = 31;

type Days = Pick<Pendaftar, 'tanggalMulai' | 'tanggalSelesai'>;

/**
 * Errors of a participation's dates: outside the period, outside the rows it is tied to, or overlapping another live
 * participation of the student (docs/domain/20 §4.1). None while a date is missing.
 * @returns messages by `tanggalMulai` and `tanggalSelesai`
 */
export function dateErrors(registry: Registry, values: Days, facts: RegistrationFacts): FieldErrors {
  const { tanggalMulai: from, tanggalSelesai: to } = values;
  if (!from || !to) return {};
  const { periode } = facts;
  const inPeriod = outside(from, to, {
    from: dayAfter(periode.tanggalMulai, -toleransiPeriode),
    to: dayAfter(periode.tanggalSelesai, toleransiPeriode),
    message: mbkmRefusals.outsidePeriod({
      nama: periode.nama,
      mulai: periode.tanggalMulai,
      selesai: periode.tanggalSelesai,
      hari: toleransiPeriode,
    }),
  });
  return { ...inPeriod, ...tieErrors(registry, from, to, facts), ...overlapErrors(from, to, facts) };
}

/** The first thing that is wrong, for who decides and cannot fill in. */
export const firstDateError = (registry: Registry, values: Days, facts: RegistrationFacts): Message | undefined =>
  Object.values(dateErrors(registry, values, facts))[0];

interface Span {
  from: string;
  to: string;
  message: Message;
}

const outside = (from: string, to: string, span: Span): FieldErrors => ({
  ...(from < span.from || from > span.to ? { tanggalMulai: span.message } : {}),
  ...(to < span.from || to > span.to ? { tanggalSelesai: span.message } : {}),
});

/** The days of the activity that an offer, a wave or a scheme declares. */
function tieErrors(registry: Registry, from: string, to: string, { ties, programme }: RegistrationFacts): FieldErrors {
  const errors: FieldErrors = {};
  for (const { tie, runs } of ties) {
    if (!runs || !programme) continue;
    const label = labelOfSource(registry.find, programme, tie.field);
    const message = mbkmRefusals.outsideActivity({ label: term(label), mulai: runs.from, selesai: runs.to });
    Object.assign(errors, outside(from, to, { ...runs, message }));
  }
  return errors;
}

/** Two live participations share no day, unless both programmes may run beside others. */
function overlapErrors(from: string, to: string, { program, others }: RegistrationFacts): FieldErrors {
  const meets = (other: OtherFacts) =>
    statusAktif.some(status => status === other.status) &&
    !(program.bolehRangkap && other.bolehRangkap) &&
    other.tanggalMulai !== null &&
    other.tanggalSelesai !== null &&
    other.tanggalMulai <= to &&
    other.tanggalSelesai >= from;
  const other = others.find(meets);
  if (!other?.tanggalMulai || !other.tanggalSelesai) return {};
  return {
    tanggalMulai: mbkmRefusals.overlaps({
      program: other.namaProgram,
      periode: other.namaPeriode,
      mulai: other.tanggalMulai,
      selesai: other.tanggalSelesai,
    }),
  };
}
