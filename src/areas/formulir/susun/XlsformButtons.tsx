import DownloadIcon from '@mui/icons-material/DownloadOutlined';
import UploadIcon from '@mui/icons-material/UploadFileOutlined';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Typography from '@mui/material/Typography';
import { useRef, useState } from 'react';
import { useNotify } from 'react-admin';
import type { BacaanXlsform } from '../../../../resources/formulir/panggilan.ts';
import { type Form, questionsOf } from '../../../../resources/kit/form/definition.ts';
import { formatNumber } from '../../../platform/providers/format.ts';
import { download, upload } from '../../../platform/providers/http.ts';
import { AskDialog } from '../../../platform/ui/AskDialog.tsx';
import { messageOf } from '../../../platform/ui/failedCall.ts';

interface Props {
  /** Of the form. */
  id: string;
  title: string;
  form: Form;
  /** What is written here is what the server has. */
  saved: boolean;
  onTake: (form: Form) => void;
}

/** The questions as an XLSForm, out and in: what was read is shown with what it loses before it is taken. */
export function XlsformButtons({ id, title, form, saved, onTake }: Props) {
  const notify = useNotify();
  const input = useRef<HTMLInputElement>(null);
  const [read, setRead] = useState<BacaanXlsform | null>(null);
  const [busy, setBusy] = useState(false);
  const path = `formulir/formulir/${id}/xlsform`;

  const attempt = async (work: () => Promise<void>) => {
    setBusy(true);
    try {
      await work();
    } catch (error) {
      notify(messageOf(error), { type: 'warning' });
    } finally {
      setBusy(false);
    }
  };
  const choose = (file: File | undefined) => {
    if (!file) return;
    const body = new FormData();
    body.append('file', file);
    void attempt(async () => setRead(await upload<BacaanXlsform>(path, body)));
  };
  return (
    <>
      <Button startIcon={<UploadIcon />} disabled={busy} onClick={() => input.current?.click()}>
        Impor XLSForm
      </Button>
      <Button
        startIcon={<DownloadIcon />}
        disabled={busy || !saved}
        onClick={() => attempt(() => download(path, {}, `XLSForm ${title}.xlsx`))}
      >
        Unduh XLSForm
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept=".xlsx,.xls"
        aria-label="Berkas XLSForm"
        onChange={event => {
          choose(event.target.files?.[0]);
          event.target.value = '';
        }}
      />
      {read ? (
        <TakeDialog
          read={read}
          replaced={questionsOf(form).length}
          onTake={() => {
            onTake(read.rancangan);
            setRead(null);
          }}
          onClose={() => setRead(null)}
        />
      ) : null}
    </>
  );
}

function TakeDialog({
  read: { rancangan, catatan, jumlahCatatan },
  replaced,
  onTake,
  onClose,
}: {
  read: BacaanXlsform;
  replaced: number;
  onTake: () => void;
  onClose: () => void;
}) {
  const questions = questionsOf(rancangan).length;
  return (
    <AskDialog
      title="Impor XLSForm"
      verb={`Pakai ${formatNumber(questions)} pertanyaan`}
      busy={false}
      disabled={questions === 0}
      onAgree={onTake}
      onClose={onClose}
    >
      <Typography>
        {questions
          ? `${formatNumber(questions)} pertanyaan di ${formatNumber(rancangan.sections.length)} bagian dapat dipakai.`
          : 'Tidak ada pertanyaan yang dapat dipakai dari berkas ini.'}
        {questions && replaced
          ? ` Semuanya menggantikan ${formatNumber(replaced)} pertanyaan yang sedang ditulis; yang sudah dirilis tidak berubah.`
          : ''}
      </Typography>
      {jumlahCatatan ? (
        <>
          <Alert severity="warning" sx={{ mt: 2 }}>
            {formatNumber(jumlahCatatan)} hal di berkas ini tidak dapat disimpan seperti tertulis.
          </Alert>
          <List dense aria-label="Yang tidak dapat disimpan">
            {catatan.map(({ lembar, baris, kolom, pesan }, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes while it is shown
              <ListItem key={i} disableGutters>
                <ListItemText
                  primary={pesan}
                  secondary={`Lembar ${lembar}, baris ${baris}, kolom ${kolom}`}
                  sx={{ overflowWrap: 'anywhere' }}
                />
              </ListItem>
            ))}
          </List>
          {jumlahCatatan > catatan.length ? (
            <Typography variant="body2">{`Hanya ${formatNumber(catatan.length)} yang pertama ditampilkan.`}</Typography>
          ) : null}
        </>
      ) : (
        <Alert severity="success" sx={{ mt: 2 }}>
          Semua isi berkas ini dapat disimpan.
        </Alert>
      )}
    </AskDialog>
  );
}
