import type { ChangeOf } from '../../../../resources/kit/index.ts';
import type { profilUsaha } from '../../../../resources/kwu/profil.ts';
import type { Calendar } from '../../../demo/calendar.ts';
import type { Employee } from '../../../demo/employees.ts';
import { type DemoFile, demoFile, makeFile, makePicture, sampleLines } from '../../../demo/files.ts';
import { homeAddress, villages } from '../../../demo/places.ts';
import { random } from '../../../demo/random.ts';
import type { Student } from '../../../demo/students.ts';
import { type Riwayat, type Step, team, trail } from '../../../demo/trail.ts';
import { businessId, profileId } from './ids.ts';
import { seatActor, supervisorActor } from './people.ts';
import { type BusinessStory, businesses, rulesOf } from './story.ts';

const resource = 'kwu/profile';
const withProfile = businesses.filter(({ profil }) => profil !== undefined);
const returned = 'Rinci struktur biaya: pisahkan bahan baku dari ongkos kirim.';
const refused = 'Rencana belanja tidak sesuai dengan ketentuan pendanaan.';

/** Days from today on which a profile was handed in: in re-registration where that is over. */
const sentOn = ({ term }: BusinessStory): number => Math.min(rulesOf(term).from + 4, -3);

export const profileRows = (cal: Calendar): ChangeOf<typeof profilUsaha>[] =>
  withProfile.map((business, i) => {
    const { key, usaha, produk, profil, omzet = 200_000, biaya = 90_000 } = business;
    const id = profileId(key);
    const rng = random(`kwu:profil:${key}`);
    const file = (field: string, ext: 'pdf' | 'png' = 'pdf') => demoFile(resource, id, field, ext).id;
    return {
      id,
      idKelompok: businessId(key),
      namaMerek: usaha,
      tahunMulai: cal.year - (i % 2),
      status: profil,
      deskripsi: `${usaha} membuat dan menjual ${produk} bagi warga kampus dan pasar sekitar.`,
      badanUsaha: profil === 'disetujui' ? 'perorangan' : 'belum',
      nib: profil === 'disetujui' ? `12302100${String(45_100 + i * 37)}` : null,
      alamat: homeAddress(rng),
      idKelurahan: villages[(i * 3) % villages.length]?.id,
      ...(business.lintang ? { lintang: business.lintang, bujur: business.bujur } : {}),
      instagram: `@${key}.unr`,
      segmenPelanggan: 'Mahasiswa, dosen, dan keluarga muda di sekitar kampus.',
      proposisiNilai: `Mutu ${produk} terjaga, harga pelajar, pesanan diantar pada hari yang sama.`,
      saluran: 'Kedai di kampus, toko daring, dan pesan singkat.',
      hubunganPelanggan: 'Kartu pelanggan dan balasan pesan paling lama satu jam.',
      arusPendapatan: `Penjualan ${produk} eceran dan pesanan acara.`,
      sumberDaya: 'Peralatan sederhana, jaringan pemasok, dan empat orang pengelola.',
      aktivitasKunci: 'Membeli bahan, membuat, mengemas, mengantar, dan mencatat penjualan.',
      mitraKunci: 'Pemasok bahan dan koperasi mahasiswa.',
      strukturBiaya: 'Bahan baku, kemasan, ongkos kirim, dan sewa tempat.',
      modalAwal: 6_000_000 + i * 500_000,
      sumberModal: i % 2 ? 'hibah' : 'pribadi',
      targetOmzetBulanan: omzet * 6,
      targetBiayaBulanan: biaya * 6,
      berkasProposal: file('berkasProposal'),
      berkasRab: file('berkasRab'),
      logo: file('logo', 'png'),
      tanggalDiajukan: profil === 'draf' ? null : cal.at(sentOn(business), 10),
    };
  });

function stepsOf(business: BusinessStory, leader: Student | undefined, three: readonly Employee[]): Step[] {
  const { key, profil } = business;
  const day = sentOn(business);
  const [by, judge] = [seatActor(`${key}:1`, leader), supervisorActor(three, business.dpl)];
  const steps: Step[] = [{ action: 'buat', from: null, to: 'draf', by, day: day - 1 }];
  if (profil === 'draf') return steps;
  steps.push({ action: 'ajukan', from: 'draf', to: 'diajukan', by, day });
  if (profil === 'diajukan') return steps;
  if (profil === 'revisi')
    return [...steps, { action: 'revisi', from: 'diajukan', to: 'revisi', by: judge, day: day + 1, note: returned }];
  steps.push({ action: 'setujui', from: 'diajukan', to: 'disetujui_dpl', by: judge, day: day + 1 });
  if (profil === 'disetujui_dpl') return steps;
  const decided: Step = { action: 'setujui', from: 'disetujui_dpl', to: 'disetujui', by: team, day: day + 2 };
  return [...steps, profil === 'ditolak' ? { ...decided, action: 'tolak', to: 'ditolak', note: refused } : decided];
}

export const profileHistory = (
  cal: Calendar,
  three: readonly Employee[],
  people: ReadonlyMap<string, Student>,
): Riwayat[] =>
  withProfile.flatMap(business =>
    trail(cal, resource, profileId(business.key), stepsOf(business, people.get(`${business.key}:1`), three)),
  );

export const profileFiles = (): DemoFile[] =>
  withProfile.flatMap(({ key, usaha }, i) => [
    makeFile(resource, profileId(key), 'berkasProposal', `Proposal ${usaha}`, sampleLines),
    makeFile(resource, profileId(key), 'berkasRab', `RAB ${usaha}`, sampleLines),
    makePicture(resource, profileId(key), 'logo', `Logo ${usaha}`, i),
  ]);
