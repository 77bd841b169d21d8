import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { Suspense, useId, useState } from 'react';
import { declared } from '../../../resources/kit/terms.ts';
import type { SheetRight } from '../../../resources/konversi/lembarKonversi.ts';
import { terpilihFinal } from '../../../resources/konversi/terpilihFinal.ts';
import { alurKonversi, type LangkahSerah, langkahSerah } from '../../../resources/mbkm/alurKonversi.ts';
import { pendaftar } from '../../../resources/mbkm/pendaftar.ts';
import { rekapKonversi } from '../../../resources/mbkm/prints.ts';
import { ActionBar } from '../../platform/common/ActionBar.tsx';
import { lazyScreen } from '../../platform/common/lazyScreen.ts';
import { PrintButtons } from '../../platform/patterns/record/PrintButtons.tsx';
import { OffReason } from '../../platform/ui/OffReason.tsx';
import { type ConversionSheet, changedCourses, type SheetCells } from '../nilai/grading/conversionSheet.ts';
import type { Asked } from './NoteDialog.tsx';
import type { useGradeCall } from './useGradeCall.ts';

const NoteDialog = lazyScreen(() => import('./NoteDialog.tsx'));
const RevisionDialog = lazyScreen(() => import('./RevisionDialog.tsx'));

interface Props {
  sheet: ConversionSheet;
  cells: SheetCells;
  /** A cell holds no grade: nothing can be saved. */
  invalid: boolean;
  grading: ReturnType<typeof useGradeCall>;
  onSaved: () => void;
}

interface Step {
  right: SheetRight;
  label: string;
  done: string;
  asked?: Asked;
  primary?: boolean;
}

/** Steps of the conversion in the order of their buttons; which are offered, the server says. */
const steps: readonly Step[] = declared([
  {
    right: 'finalisasi',
    label: 'Finalkan',
    done: 'Nilai konversi final.',
    primary: true,
    asked: {
      title: 'Finalkan nilai',
      text: 'Nilai menjadi final dan tampil bagi mahasiswa. Perubahan setelahnya hanya lewat revisi nilai.',
      button: 'Finalkan',
      note: false,
    },
  },
  {
    right: 'kirim',
    label: 'Kirim ke Tim MBKM',
    done: 'Nilai dikirim ke Tim MBKM.',
    primary: true,
    asked: {
      title: 'Kirim nilai',
      text: 'Nilai yang dikirim tidak dapat diubah selama diperiksa Tim MBKM.',
      button: 'Kirim',
      note: false,
    },
  },
  { right: 'simpan', label: 'Simpan draf', done: 'Nilai disimpan.' },
  {
    right: 'kembalikan',
    label: 'Kembalikan',
    done: 'Nilai dikembalikan ke program studi.',
    asked: {
      title: 'Kembalikan nilai',
      text: 'Program studi dapat mengubah nilai lagi setelah dikembalikan.',
      button: 'Kembalikan',
      note: true,
    },
  },
  {
    right: 'bukaRevisi',
    label: 'Buka masa revisi nilai',
    done: 'Masa revisi dibuka.',
    asked: {
      title: 'Buka masa revisi',
      text: 'Program studi dan BAKPK dapat mengajukan revisi nilai lagi.',
      button: 'Buka',
      note: true,
    },
  },
]);

const kirimSiamik: Step = {
  right: 'kirimSiamik',
  label: 'Kirim ke SIAMIK',
  done: 'Nilai terkirim ke SIAMIK.',
  primary: true,
};

/** Where grades do not reach the academic system by themselves, or the mark was wrong. */
const penyerahan: readonly (Step & { right: LangkahSerah })[] = langkahSerah.map(right => {
  const { label, confirm = '', success = label } = alurKonversi.actions[right];
  return { right, label, done: success, asked: { title: label, text: confirm, button: label, note: true } };
});

/** F/save is called with the word of the step. */
const words: Partial<Record<SheetRight, string>> = {
  simpan: 'draf',
  kirim: 'kirim',
  kembalikan: 'kembalikan',
  finalisasi: 'finalisasi',
};

/** Actions on the conversion; at the bottom of the screen on phones. */
export function SheetActions({ sheet, cells, invalid, grading, onSaved }: Props) {
  const { hak, matkul, pendaftar: row } = sheet;
  const [asking, setAsking] = useState<Step | null>(null);
  const [revising, setRevising] = useState(false);
  const { call, busy } = grading;
  const offered = [...steps, kirimSiamik, ...penyerahan].filter(({ right }) => hak[right]);
  const why = useId();
  const empty = matkul.filter(({ id, bolehDinilai }) => bolehDinilai && !cells[id]?.nilai.trim()).length;
  /** Why a step cannot be taken yet. */
  const offOf = ({ right }: Step): string | null => {
    if (right === 'kembalikan') return null;
    if (invalid) return 'Perbaiki nilai yang ditandai lebih dahulu.';
    // Of finalising the server says itself whose grade is missing.
    return empty > 0 && right === 'kirim' ? `Semua mata kuliah wajib dinilai; ${empty} belum.` : null;
  };
  const off = offered.map(offOf).find(text => text !== null) ?? null;

  const take = async (step: Step, note: string) => {
    const aksi = words[step.right];
    const { id } = row;
    const items = aksi === 'kembalikan' ? [] : changedCourses(matkul, cells);
    const done = await call(step.right, {
      path: aksi
        ? `${terpilihFinal.endpoint}/save`
        : step.right === 'kirimSiamik'
          ? `${pendaftar.endpoint}/kirim-siamik`
          : penyerahan.some(({ right }) => right === step.right)
            ? `${pendaftar.endpoint}/${encodeURIComponent(id)}/aksi/statusKonversi/${step.right}`
            : `${pendaftar.endpoint}/${encodeURIComponent(id)}/buka-revisi`,
      body: aksi
        ? { idPendaftarMbkm: id, version: row.version, aksi, items, ...(note ? { catatan: note } : {}) }
        : step.right === 'kirimSiamik'
          ? { items: [{ id, version: row.version }] }
          : { catatan: note, version: row.version },
      done: step.done,
    });
    setAsking(null);
    if (done) onSaved();
  };

  return (
    <>
      {row.statusKonversi === 'dinilai' && hak.kembalikan && row.status !== 'selesai' ? (
        <Alert severity="info" sx={{ mb: 1.5 }}>
          Kegiatan belum dinyatakan selesai; nilai dapat difinalkan setelahnya.
        </Alert>
      ) : null}
      <ActionBar>
        {offered.map(step => (
          <Button
            key={step.right}
            variant={step.primary ? 'contained' : 'outlined'}
            disabled={offOf(step) !== null || (busy !== null && busy !== step.right)}
            aria-describedby={offOf(step) ? why : undefined}
            loading={busy === step.right}
            onClick={() => (step.asked ? setAsking(step) : take(step, ''))}
          >
            {step.label}
          </Button>
        ))}
        {hak.ajukanRevisi ? (
          <Button variant="outlined" onClick={() => setRevising(true)}>
            Ajukan revisi nilai
          </Button>
        ) : null}
        <PrintButtons prints={rekapKonversi} />
        <OffReason id={why} text={off} />
      </ActionBar>
      {asking?.asked ? (
        <Suspense>
          <NoteDialog
            asked={asking.asked}
            busy={busy !== null}
            onAgree={note => take(asking, note)}
            onClose={() => setAsking(null)}
          />
        </Suspense>
      ) : null}
      {revising ? (
        <Suspense>
          <RevisionDialog sheet={sheet} onClose={() => setRevising(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
