import { useQuery } from '@tanstack/react-query';
import { z } from 'zod';
import { nilaiPenilai } from '../../../../../resources/nilai/hitung.ts';
import type { AnggotaLembar, KelompokDinilai, LembarKelompok } from '../../../../../resources/nilai/lembar.ts';
import { letterOf } from '../../../../../resources/nilai/letterOfGrade.ts';
import type { JenisPenilai } from '../../../../../resources/nilai/penilai.ts';
import { http } from '../../../../platform/providers/http.ts';
import { gradeIn, type Scores, scoresShape } from '../gradeSheet.ts';
import { scoreOf, scoreText } from '../scoreText.ts';

/** The caller's groups with how far their sheets are. */
export const useGradedGroups = (resource: string, endpoint: string) =>
  useQuery({
    queryKey: [resource, 'kelompok', endpoint],
    queryFn: async ({ signal }) => (await http<KelompokDinilai[]>(endpoint, { signal })).data,
    retry: false,
  });

export const groupKey = (resource: string, endpoint: string, id: string, jenis: JenisPenilai) =>
  [resource, 'lembar-kelompok', endpoint, id, jenis] as const;

/** One assessor's sheets of everybody in a group. */
export const useGroupSheet = (resource: string, endpoint: string, id: string, jenisPenilai: JenisPenilai) =>
  useQuery({
    queryKey: groupKey(resource, endpoint, id, jenisPenilai),
    queryFn: async ({ signal }) =>
      (await http<LembarKelompok>(`${endpoint}/lembar`, { query: { idKelompok: id, jenisPenilai }, signal })).data,
    enabled: id !== '',
    retry: false,
  });

const memberShape = z.object({ scores: scoresShape, catatan: z.string() });

/** Typed values of one member. */
export type MemberTyped = z.infer<typeof memberShape>;

/** `common`: components that are the group's; `members`: by participation. */
export const groupShape = z.object({
  common: scoresShape,
  members: z.record(z.string(), memberShape).readonly(),
  berkasFormulir: z.string().nullable(),
});
export type GroupTyped = z.infer<typeof groupShape>;

/** A member whose sheet can still be written. */
export const isOpen = ({ status }: AnggotaLembar): boolean => status !== 'terkirim';
export const openOf = ({ anggota }: LembarKelompok): AnggotaLembar[] => anggota.filter(isOpen);

/** Components in order: those of the first open member, or of the first. */
export const componentsOf = (sheet: LembarKelompok) => (openOf(sheet)[0] ?? sheet.anggota[0])?.rincian ?? [];

/** First values of the cells: stored grades, else suggestions; a group's component has the value of all members. */
export function typedOf(sheet: LembarKelompok): GroupTyped {
  const members = Object.fromEntries(
    sheet.anggota.map(({ idPendaftarMbkm, rincian, catatan }) => [
      idPendaftarMbkm,
      {
        catatan: catatan ?? '',
        scores: Object.fromEntries(
          rincian.map(({ idKomponenPenilaian, nilai, usulan }) => [idKomponenPenilaian, scoreText(nilai ?? usulan)]),
        ),
      },
    ]),
  );
  const common = Object.fromEntries(
    componentsOf(sheet)
      .filter(({ tingkat }) => tingkat === 'kelompok')
      .map(({ idKomponenPenilaian: id }) => {
        const texts = new Set(openOf(sheet).map(one => members[one.idPendaftarMbkm]?.scores[id] ?? ''));
        return [id, texts.size === 1 ? ([...texts][0] ?? '') : ''];
      }),
  );
  return { common, members, berkasFormulir: openOf(sheet).find(one => one.berkasFormulir)?.berkasFormulir ?? null };
}

/** Total and letter of a member as the cells stand. */
export function memberGrade({ rincian }: AnggotaLembar, scores: Scores, { skala }: LembarKelompok) {
  const total = nilaiPenilai(
    rincian.map(({ idKomponenPenilaian, bobot }) => ({ nilai: gradeIn(scores[idKomponenPenilaian] ?? ''), bobot })),
  );
  return { total, huruf: total === null ? null : (letterOf(skala, total)?.huruf ?? null) };
}

/** Reason why a member's grades need a note: far from a suggestion, different from the group's, too few entries. */
export function needsNote(member: AnggotaLembar, typed: GroupTyped, { batasJelas }: LembarKelompok): string | null {
  const scores = typed.members[member.idPendaftarMbkm]?.scores ?? {};
  for (const { idKomponenPenilaian: id, nama, usulan } of member.rincian) {
    const nilai = gradeIn(scores[id] ?? '');
    if (nilai === null) continue;
    if (batasJelas !== null && usulan !== null && Math.abs(nilai - usulan) > batasJelas)
      return `Catatan wajib: ${nama} jauh dari usulan ${scoreText(usulan)}.`;
    const common = typed.common[id];
    if (common && gradeIn(common) !== nilai) return `Catatan wajib: ${nama} berbeda dari nilai kelompok.`;
  }
  return member.peringatan[0] ? `Catatan wajib: ${member.peringatan[0]}` : null;
}

/** Error of a cell; with `all` an empty one is an error too. */
export function cellProblem(text: string, all: boolean): string | null {
  const score = scoreOf(text);
  if (score.kind === 'salah') return score.message;
  return all && score.kind === 'kosong' ? 'Wajib diisi.' : null;
}

/** Everything that is not ready, in words, a line for each member; none = may be sent. */
export function problemsOf(sheet: LembarKelompok, typed: GroupTyped, all: boolean): string[] {
  return openOf(sheet).flatMap(member => {
    const own = typed.members[member.idPendaftarMbkm];
    const cells = member.rincian.flatMap(({ idKomponenPenilaian: id, nama }) => {
      const problem = cellProblem(own?.scores[id] ?? '', all);
      return problem ? [`${nama}: ${problem}`] : [];
    });
    const why = all ? needsNote(member, typed, sheet) : null;
    const found = [...cells, ...(why && !own?.catatan.trim() ? [why] : [])];
    return found.length ? [`${member.nama}. ${found.join(' ')}`] : [];
  });
}

/** The typed sheet as PUT takes it. */
export const bodyOf = (sheet: LembarKelompok, typed: GroupTyped, onBehalf: boolean) => ({
  idKelompok: sheet.idKelompok,
  jenisPenilai: sheet.jenisPenilai,
  komponen: Object.entries(typed.common)
    .map(([idKomponenPenilaian, text]) => ({ idKomponenPenilaian, nilai: gradeIn(text) }))
    .filter(({ nilai }) => nilai !== null),
  anggota: openOf(sheet).map(({ idPendaftarMbkm, version, rincian }) => ({
    idPendaftarMbkm,
    version,
    catatan: typed.members[idPendaftarMbkm]?.catatan.trim() || null,
    rincian: rincian.map(({ idKomponenPenilaian }) => ({
      idKomponenPenilaian,
      nilai: gradeIn(typed.members[idPendaftarMbkm]?.scores[idKomponenPenilaian] ?? ''),
    })),
  })),
  ...(onBehalf ? { diwakilkan: true, ...formOf(sheet, typed) } : {}),
});

/** Form uploaded anew; nothing for one that the sheet already has. */
const formOf = (sheet: LembarKelompok, { berkasFormulir }: GroupTyped) =>
  berkasFormulir && sheet.anggota.every(one => one.berkasFormulir !== berkasFormulir) ? { berkasFormulir } : {};
