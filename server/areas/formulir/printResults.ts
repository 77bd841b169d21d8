import type { HasilFormulir, HasilKolom } from '../../../resources/formulir/panggilan.ts';
import type { FormColumn } from '../../../resources/kit/form/versions.ts';
import { dayInWords } from '../../../resources/kit/index.ts';
import type { PrintedList } from '../../platform/documents/letters/index.ts';
import type { FormRow } from './forms.ts';

const number = new Intl.NumberFormat('id-ID', { maximumFractionDigits: 2 });
const percent = (part: number, whole: number): string =>
  whole ? `${new Intl.NumberFormat('id-ID', { maximumFractionDigits: 1 }).format((part / whole) * 100)}%` : '–';

/** Texts of one question that are printed; the workbook has all. */
const mostTexts = 60;
const few = 'Kurang dari lima orang menjawab; tidak ditampilkan.';

type Part = NonNullable<PrintedList['bagian']>[number];

const said = (judul: string, text: string): Part => ({ judul, tabel: { kolom: ['Keterangan'], baris: [[text]] } });
const sumOf = ({ batang }: HasilKolom): number => batang.reduce((sum, { jumlah }) => sum + jumlah, 0);

/** One question with its counts, and of what several may be chosen the share of people. */
function countsOf(column: HasilKolom): Part {
  const { judul, jenis, batang, angka, terjawab } = column;
  const whole = jenis === 'several' ? terjawab : sumOf(column);
  const rows = batang.map(({ label, jumlah }) => [label, number.format(jumlah), percent(jumlah, whole)]);
  const scale = jenis === 'scale' && whole > 0;
  const mean = scale ? batang.reduce((sum, { nilai, jumlah }) => sum + Number(nilai) * jumlah, 0) / whole : angka?.rata;
  if (mean !== undefined) rows.push(['Rata-rata', number.format(mean), '']);
  return { judul, tabel: { kolom: ['Jawaban', 'Jumlah', 'Persen'], baris: rows, lebar: ['*', 80, 80] }, kanan: [1, 2] };
}

/** A table of choices: its lines below each other, in percent, as tables of satisfaction in accreditation want them. */
function matrixOf(title: string, lines: readonly HasilKolom[]): Part {
  const [first] = lines;
  const heads = first?.batang.map(({ label }) => label) ?? [];
  return {
    judul: title,
    tabel: {
      kolom: ['Pernyataan', ...heads, 'n'],
      baris: lines.map(line => {
        const name = line.judul.startsWith(title) ? line.judul.slice(title.length).replace(/^\W+/, '') : line.judul;
        if (line.sedikit) return [name, ...heads.map(() => '–'), '< 5'];
        const whole = sumOf(line);
        return [name, ...line.batang.map(({ jumlah }) => percent(jumlah, whole)), number.format(whole)];
      }),
      lebar: ['*', ...heads.map(() => 58), 40],
    },
    kanan: [...heads.map((_, i) => i + 1), heads.length + 1],
  };
}

interface Printing {
  readonly results: HasilFormulir;
  readonly form: FormRow;
  readonly columns: readonly FormColumn[];
  /** What was written to a question. */
  readonly texts: ReadonlyMap<string, readonly string[]>;
  /** People who were asked, where they were chosen for it; null: nobody counts them. */
  readonly asked: number | null;
  readonly now: Date;
}

/** Results as a document for the accreditation file: what was asked of whom, and each question with its figures. */
export function printedResults({ results, form, columns, texts, asked, now }: Printing): PrintedList {
  const bagian: Part[] = [];
  const done = new Set<string>();
  for (const column of results.kolom) {
    const source = columns.find(({ key }) => key === column.kunci);
    if (source && source.row !== null) {
      const { id, label } = source.question;
      if (done.has(id)) continue;
      done.add(id);
      const lines = new Set(columns.filter(({ question }) => question.id === id).map(({ key }) => key));
      bagian.push(
        matrixOf(
          label,
          results.kolom.filter(({ kunci }) => lines.has(kunci)),
        ),
      );
    } else if (column.sedikit) bagian.push(said(column.judul, few));
    else if (column.batang.length) bagian.push(countsOf(column));
    else {
      const written = texts.get(column.kunci) ?? [];
      const left = written.length - mostTexts;
      const rows = written.slice(0, mostTexts).map(text => [text]);
      if (left > 0) rows.push([`… dan ${number.format(left)} jawaban lain.`]);
      if (!rows.length) rows.push(['Belum ada jawaban.']);
      bagian.push({ judul: column.judul, tabel: { kolom: ['Jawaban'], baris: rows } });
    }
  }
  const { tanggalBuka, tanggalTutup } = form;
  const days = [tanggalBuka, tanggalTutup].map(day => (day ? dayInWords(day) : ''));
  return {
    judul: `Hasil ${form.judul}`,
    rincian: [
      ['Jawaban', `${number.format(results.terkirim)}${results.anonim ? ', anonim' : ''}`],
      ...(results.anonim && results.ditampilkan < results.terkirim
        ? [['Dihitung di sini', number.format(results.ditampilkan)] as const]
        : []),
      ...(asked === null
        ? []
        : [['Peserta', `${number.format(asked)}, menjawab ${percent(results.terkirim, asked)}`] as const]),
      ...(days.some(Boolean)
        ? [['Masa pengisian', `${days[0] || 'sejak dirilis'} – ${days[1] || 'belum ditutup'}`] as const]
        : []),
    ],
    bagian,
    tanggal: now,
  };
}
