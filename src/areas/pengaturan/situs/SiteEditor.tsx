import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import Stack from '@mui/material/Stack';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useState } from 'react';
import type { KeadaanSitus } from '../../../../resources/pengaturan/panggilanSitus.ts';
import type { HalamanSitus } from '../../../../resources/pengaturan/situs.ts';
import { lengkap } from '../../../../resources/pengaturan/situsIsi.ts';
import { DialogButtons } from '../../../platform/ui/DialogButtons.tsx';
import { differences } from './differences.ts';
import { PagePreview } from './PagePreview.tsx';
import { PublishDialog } from './PublishDialog.tsx';
import { SectionList } from './SectionList.tsx';
import { usePageEditor } from './usePageEditor.ts';
import { VersionsDialog } from './VersionsDialog.tsx';

interface Props {
  page: HalamanSitus;
  stored: KeadaanSitus;
  /** Reads the page again. */
  lookAgain: () => Promise<KeadaanSitus | undefined>;
}

type Open = 'terbit' | 'versi' | 'pratinjau' | null;

/** A public page being changed: its sections, what it will look like, its draft and its versions. */
export function SiteEditor({ page, stored, lookAgain }: Props) {
  const editor = usePageEditor(page, stored, lookAgain);
  const [open, setOpen] = useState<Open>(null);
  const wide = useMediaQuery((theme: Theme) => theme.breakpoints.up('lg'), { noSsr: true });
  const { document, dirty, busy, problem, overtaken } = editor;
  const close = () => setOpen(null);
  const whenDone = async (work: Promise<boolean>) => {
    if (await work) close();
  };
  const published = lengkap(page, stored.bawaan, stored.terbit);
  const changes = differences(page, published, document);
  return (
    <>
      <Typography variant="h6" component="h2">
        {stored.nama}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1.5 }}>
        {stored.adaDraf
          ? 'Draf tersimpan; pengunjung masih melihat yang terbit.'
          : 'Yang tampil di sini sedang terbit.'}{' '}
        Sisipan seperti {'{uni}'} diisi sendiri; **kata** dicetak tebal.
      </Typography>
      {overtaken ? (
        <Alert
          severity="warning"
          sx={{ mb: 2 }}
          action={
            <Stack direction={{ xs: 'column', sm: 'row' }}>
              <Button color="inherit" size="small" onClick={editor.keepMine}>
                Tetap pakai isian saya
              </Button>
              <Button color="inherit" size="small" onClick={editor.takeTheirs}>
                Muat yang terbaru
              </Button>
            </Stack>
          }
        >
          Orang lain menyimpan halaman ini lebih dahulu. Isian Anda belum tersimpan.
        </Alert>
      ) : problem && open === null && !Object.keys(editor.errors).some(at => at.startsWith('isi.')) ? (
        <Alert severity="error" sx={{ mb: 2 }}>
          {problem}
        </Alert>
      ) : null}
      <Stack
        direction="row"
        sx={{
          flexWrap: 'wrap',
          gap: 1,
          py: 1,
          mb: 1,
          position: 'sticky',
          top: 60,
          zIndex: 2,
          bgcolor: 'background.default',
        }}
      >
        <Button
          variant="contained"
          disabled={busy || changes.length === 0}
          onClick={() => {
            editor.forget();
            setOpen('terbit');
          }}
        >
          Terbitkan
        </Button>
        <Button variant="outlined" loading={busy} disabled={!dirty} onClick={editor.saveDraft}>
          Simpan draf
        </Button>
        {stored.adaDraf ? (
          <Button color="error" disabled={busy} onClick={editor.dropDraft}>
            Buang draf
          </Button>
        ) : null}
        <Button
          disabled={busy}
          onClick={() => {
            editor.forget();
            setOpen('versi');
          }}
        >
          Versi
        </Button>
        {wide ? null : <Button onClick={() => setOpen('pratinjau')}>Pratinjau</Button>}
        <Button component="a" href={stored.path} target="_blank" rel="noopener">
          Lihat halaman
        </Button>
      </Stack>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          alignItems: 'start',
          gridTemplateColumns: wide ? 'minmax(0, 5fr) minmax(0, 7fr)' : 'minmax(0, 1fr)',
        }}
      >
        <SectionList page={page} editor={editor} bawaan={stored.bawaan} />
        {wide ? (
          <Box sx={{ position: 'sticky', top: 124 }}>
            <PagePreview page={page} document={document} height="calc(100vh - 148px)" />
          </Box>
        ) : null}
      </Box>
      {open === 'terbit' ? (
        <PublishDialog
          page={page}
          name={stored.nama}
          list={changes}
          busy={busy}
          problem={problem}
          onPublish={catatan => void whenDone(editor.publish(catatan))}
          onClose={close}
        />
      ) : null}
      {open === 'versi' ? (
        <VersionsDialog
          page={page}
          stored={stored}
          dirty={dirty}
          busy={busy}
          problem={problem}
          onTakeBack={(nomor, catatan) => void whenDone(editor.takeBack(nomor, catatan))}
          onClose={close}
        />
      ) : null}
      {open === 'pratinjau' ? (
        <Dialog open fullScreen onClose={close} aria-label="Pratinjau">
          <DialogContent sx={{ p: 1 }}>
            <PagePreview page={page} document={document} height="100%" />
          </DialogContent>
          <DialogButtons>
            <Button onClick={close}>Tutup</Button>
          </DialogButtons>
        </Dialog>
      ) : null}
    </>
  );
}
