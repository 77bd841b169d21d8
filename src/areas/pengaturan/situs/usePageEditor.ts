import { useMemo, useState } from 'react';
import { useNotify } from 'react-admin';
import type { GambarSitus, KeadaanSitus } from '../../../../resources/pengaturan/panggilanSitus.ts';
import type { HalamanSitus } from '../../../../resources/pengaturan/situs.ts';
import { lengkap } from '../../../../resources/pengaturan/situsIsi.ts';
import { type DokumenSitus, dokumenSitus } from '../../../../resources/pengaturan/situsSkema.ts';
import { useDialogs } from '../../../platform/common/dialogs/useDialogs.ts';
import { useUnsaved } from '../../../platform/common/unsaved/useUnsaved.ts';
import { fieldErrorsOf, messageOf, wasOvertaken } from '../../../platform/ui/failedCall.ts';
import { usePageCalls } from './useSitus.ts';

const wholeOf = (page: HalamanSitus, { bawaan, draf, terbit }: KeadaanSitus): DokumenSitus =>
  lengkap(page, bawaan, draf ?? terbit);

/**
 * Edits of a page until they are saved, with the state of saving. After a failure the text stays as typed.
 * @param lookAgain reads the stored page again
 */
export function usePageEditor(
  page: HalamanSitus,
  stored: KeadaanSitus,
  lookAgain: () => Promise<KeadaanSitus | undefined>,
) {
  const notify = useNotify();
  const { confirm } = useDialogs();
  const calls = usePageCalls(page);
  const before = useMemo(() => wholeOf(page, stored), [page, stored]);
  const [document, setDocument] = useState(before);
  const [version, setVersion] = useState(stored.version);
  const [uploaded, setUploaded] = useState<readonly GambarSitus[]>([]);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [problem, setProblem] = useState<string | null>(null);
  const [overtaken, setOvertaken] = useState(false);
  const [busy, setBusy] = useState(false);
  const dirty = JSON.stringify(document) !== JSON.stringify(before);
  useUnsaved({ name: `situs ${page}`, dirty, values: document, shape: dokumenSitus, put: setDocument });

  const forget = () => {
    setErrors({});
    setProblem(null);
    setOvertaken(false);
  };
  const take = (now: KeadaanSitus) => {
    setDocument(wholeOf(page, now));
    setVersion(now.version);
    forget();
  };
  const attempt = async (work: Promise<KeadaanSitus>, done: string): Promise<boolean> => {
    setBusy(true);
    forget();
    try {
      take(await work);
      notify(done, { type: 'success' });
      return true;
    } catch (error) {
      setErrors(fieldErrorsOf(error));
      setProblem(messageOf(error));
      setOvertaken(wasOvertaken(error));
      return false;
    } finally {
      setBusy(false);
    }
  };
  const pictures = useMemo(
    () => new Map([...stored.gambar, ...uploaded].map(picture => [picture.id, picture])),
    [stored.gambar, uploaded],
  );
  return {
    document,
    change: setDocument,
    pictures,
    addPicture: (picture: GambarSitus) => setUploaded(all => [...all, picture]),
    dirty,
    errors,
    problem,
    overtaken,
    busy,
    forget,
    saveDraft: () => attempt(calls.saveDraft({ version, isi: document }), 'Draf disimpan.'),
    publish: (catatan: string) =>
      attempt(calls.publish({ version, isi: document, catatan }), 'Halaman diterbitkan dan langsung berlaku.'),
    takeBack: (nomor: number, catatan: string) =>
      attempt(calls.takeBack({ version, nomor, catatan }), 'Halaman dikembalikan dan langsung berlaku.'),
    dropDraft: async () => {
      const text = 'Yang tersimpan sebagai draf hilang; yang terbit tetap.';
      if (await confirm({ title: 'Buang draf', text, accept: 'Buang', danger: true }))
        await attempt(calls.dropDraft({ version }), 'Draf dibuang.');
    },
    /** Keeps the typed page and replaces what somebody else saved meanwhile. */
    keepMine: async () => {
      const now = await lookAgain();
      if (!now) return;
      setVersion(now.version);
      forget();
    },
    takeTheirs: async () => {
      const now = await lookAgain();
      if (now) take(now);
    },
  };
}

export type PageEditor = ReturnType<typeof usePageEditor>;
