import { type FieldErrors, type LeastName, type Message, messages, term } from '../../../resources/kit/index.ts';
import type { SyaratDaftar } from '../../../resources/kit/requirement.ts';
import { statusAktif } from '../../../resources/mbkm/alurPendaftaran.ts';
import { mbkmMessages } from '../../../resources/mbkm/messages.ts';
import { mbkmRefusals } from '../../../resources/mbkm/refusals.ts';
import { isOpen, windowOf } from '../master/periodWindow.ts';
import type { OtherFacts, RegistrationFacts } from './registrationFacts.ts';

/** The study plan as the source gave it; `gagal` when it did not answer (docs/domain/20 §4.1 "SKS check"). */
export type KrsResult = { status: 'ada'; total: number } | { status: 'kosong' } | { status: 'gagal' };

export const alreadyRegistered = mbkmMessages.alreadyRegistered;
export const stillActive = (other: Pick<OtherFacts, 'namaProgram' | 'namaPeriode'>): Message =>
  mbkmRefusals.stillActive({ program: other.namaProgram, periode: other.namaPeriode });
export const sksTooMany = (limit: number): Message => mbkmRefusals.sksTooMany({ limit });

/** A requirement with what is said where it is not fulfilled. */
export interface Requirement extends SyaratDaftar {
  /** Reason of the failure; null if the requirement is met. */
  pesan: Message | null;
  /** Field that an error is shown at. */
  field: string;
}

type Options = {
  /** `YYYY-MM-DD` in Jakarta. */
  today: string;
  krs: KrsResult;
  /** A returned registration goes back to its stage even after the window (docs/domain/20 §4.10). */
  resubmission: boolean;
};

/** Limit of the study plan: the programme's, else the general one. */
export const sksLimit = ({ program, settings }: Pick<RegistrationFacts, 'program' | 'settings'>): number =>
  program.batasSksKrs ?? settings['sks.batasKrs'];

/**
 * Every requirement of docs/domain/20 §4.1 that does not depend on what the student typed: window, state of the
 * student, semester, IPK, SKS, study programme, study plan, SKS outside the campus so far.
 */
export function requirements(facts: RegistrationFacts, options: Options): Requirement[] {
  return [
    ...(options.resubmission ? [] : [windowRequirement(facts, options.today)]),
    studentRequirement(facts),
    ...thresholds(facts),
    prodiRequirement(facts),
    krsRequirement(facts, options.krs),
    outsideRequirement(facts),
  ];
}

const requirement = (
  [kode, label, field]: readonly [kode: string, label: string, field: string],
  lolos: boolean,
  pesan: Message,
  nilai: Requirement['nilai'] = null,
  batas: Requirement['batas'] = null,
): Requirement => ({ kode, label, field, lolos, nilai, batas, pesan: lolos ? null : pesan });

/** The own dates of what the registration is tied to, an offer or a wave, go before the period's (docs/domain/10 §6). */
function windowRequirement({ periode, program, ties }: RegistrationFacts, today: string): Requirement {
  const tied = ties.find(each => each.window);
  const own = tied?.window;
  const window = own ?? windowOf(periode, program.idJenisMbkm, 'pendaftaran');
  const open = program.aktif && periode.status === 'aktif' && isOpen(window, today) && (own?.open ?? true);
  const early = periode.status === 'draf' || (periode.status === 'aktif' && today < window.mulai);
  const called = tied?.tie.window?.called;
  const apa = called === undefined ? mbkmRefusals.periodCalled({ nama: periode.nama }) : term(called);
  const pesan = (early ? mbkmRefusals.notOpenYet : mbkmRefusals.closedByNow)({ apa });
  const batas = `${window.mulai} s.d. ${window.selesai}`;
  // Said beside what is not open, when that is not the period.
  const field = (own && tied?.tie.field) || 'idPeriode';
  return requirement(['jendela', 'Masa pendaftaran', field], open, pesan, today, batas);
}

/** Only active students register. */
export const studentRequirement = ({ mahasiswa }: Pick<RegistrationFacts, 'mahasiswa'>): Requirement =>
  requirement(
    ['status', 'Status akademik', 'idMahasiswa'],
    mahasiswa.statusAkademik === 'aktif',
    mbkmRefusals.studentInactive,
    mahasiswa.statusAkademik,
    'aktif',
  );

/** The minimum of what the registration is tied to, else the programme's, else the general one. */
export function thresholds({
  mahasiswa,
  program,
  ties,
  settings,
}: Pick<RegistrationFacts, 'mahasiswa' | 'program' | 'ties' | 'settings'>): Requirement[] {
  const tied = (kode: LeastName) => ties.find(({ least }) => least[kode] !== undefined);
  const own = (kode: LeastName) => tied(kode)?.least[kode];
  const least = (kode: LeastName, usual: string, batas: number): Requirement => {
    const label = tied(kode)?.tie.leastCalled?.[kode] ?? usual;
    const nilai = mahasiswa[kode];
    const said = { label: term(label), batas, desimal: kode === 'ipk' ? 2 : 0 };
    const pesan = nilai === null ? mbkmRefusals.notRecorded(said) : mbkmRefusals.belowMinimum({ ...said, nilai });
    return requirement([kode, label, kode], (nilai ?? 0) >= batas, pesan, nilai, batas);
  };
  return [
    least('semester', 'Semester', own('semester') ?? program.semesterMin ?? settings['syarat.semesterMin']),
    least('ipk', 'IPK', own('ipk') ?? program.ipkMin ?? settings['syarat.ipkMin']),
    least('sksTempuh', 'SKS Tempuh', own('sksTempuh') ?? program.sksTempuhMin ?? settings['syarat.sksTempuhMin']),
  ];
}

function prodiRequirement({ mahasiswa, ties, prodiSasaran }: RegistrationFacts): Requirement {
  const lists = [...ties.map(({ prodi }) => prodi), prodiSasaran];
  const open = lists.every(list => list.length === 0 || list.includes(mahasiswa.idProgramProdi));
  return requirement(['prodi', 'Program studi', 'idProgram'], open, mbkmRefusals.prodiNotTaken);
}

/** Equal passes; no study plan passes; a source that is down passes and is recorded. */
function krsRequirement(facts: RegistrationFacts, krs: KrsResult): Requirement {
  const batas = sksLimit(facts);
  const nilai = krs.status === 'ada' ? krs.total : null;
  return requirement(['sks', 'SKS pada KRS', 'sksKrs'], (nilai ?? 0) <= batas, sksTooMany(batas), nilai, batas);
}

/**
 * SKS recognised so far and what this participation may bring (docs/domain/20 §4.1, §4.3). The sum is not told: credits
 * may be kept from their student until a form is answered (docs/domain/70 §8).
 */
function outsideRequirement({ others, ties, program, settings }: RegistrationFacts): Requirement {
  const batas = settings['sks.maksLuarKampus'];
  const soFar = others.reduce((sum, other) => sum + (other.totalSksDiakui ?? 0), 0);
  const tambah = ties.find(({ sks }) => sks !== null)?.sks ?? program.sksMaksKonversi;
  const pesan = mbkmRefusals.creditsOver({ tambah, batas });
  return requirement(['luarKampus', 'SKS luar kampus', 'totalSksDiakui'], soFar + tambah <= batas, pesan, null, batas);
}

/** Messages of the requirements that are not fulfilled, by field. */
export const requirementErrors = (list: readonly Requirement[]): FieldErrors =>
  Object.fromEntries(
    list.filter(({ pesan }) => pesan !== null).map(({ field, pesan }) => [field, pesan ?? messages.invalid]),
  );

type Beside = Pick<RegistrationFacts, 'program' | 'periode' | 'others'>;

/** Another registration for the same programme and period. */
export const sameRegistration = ({ program, periode, others }: Beside): OtherFacts | undefined =>
  others.find(other => other.idProgram === program.id && other.idPeriode === periode.id);

/** A live participation of the period that this one may not run beside (docs/domain/20 §1.1). */
export const clashing = ({ program, periode, others }: Beside): OtherFacts | undefined =>
  others.find(
    other =>
      other.idPeriode === periode.id &&
      statusAktif.some(status => status === other.status) &&
      !(program.bolehRangkap && other.bolehRangkap),
  );
