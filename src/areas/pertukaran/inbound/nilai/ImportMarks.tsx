import DownloadIcon from '@mui/icons-material/DownloadOutlined';
import UploadIcon from '@mui/icons-material/UploadFileOutlined';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Stack from '@mui/material/Stack';
import { useRef, useState } from 'react';
import { useNotify } from 'react-admin';
import type { LembarKelas } from '../../../../../resources/pertukaran/bacaanKrs.ts';
import { download, upload } from '../../../../platform/providers/http.ts';
import { AskDialog } from '../../../../platform/ui/AskDialog.tsx';
import { messageOf } from '../../../../platform/ui/failedCall.ts';
import { calls } from '../calls.ts';

interface Row {
  nomor: number;
  npm: string;
  nama: string | null;
  pesan: string | null;
}

interface Props {
  sheet: LembarKelas;
  mayWrite: boolean;
  onDone: () => Promise<void>;
}

/** The class as a spreadsheet, out and in: nothing is written before every row is right and somebody agrees. */
export function ImportMarks({ sheet, mayWrite, onDone }: Props) {
  const notify = useNotify();
  const input = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<File | null>(null);
  const [rows, setRows] = useState<readonly Row[] | null>(null);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const send = (given: File, preview: boolean) => {
    const form = new FormData();
    form.append('file', given);
    const query = `idMkInbound=${sheet.idMkInbound}${preview ? '&pratinjau=1' : ''}`;
    return upload<{ baris: Row[]; disimpan: number }>(`${calls.nilaiImport}?${query}`, form);
  };
  const choose = async (given: File | undefined) => {
    if (!given) return;
    try {
      setRows((await send(given, true)).baris);
      setFile(given);
    } catch (error) {
      notify(messageOf(error), { type: 'warning' });
    }
  };
  const close = () => {
    setRows(null);
    setFile(null);
    setProblem(null);
  };
  const agree = async () => {
    if (!file) return;
    setBusy(true);
    try {
      const { disimpan } = await send(file, false);
      notify(`Nilai ${disimpan} mahasiswa disimpan sebagai draf.`, { type: 'success' });
      close();
      await onDone();
    } catch (error) {
      setProblem(messageOf(error));
    } finally {
      setBusy(false);
    }
  };
  const template = async () => {
    try {
      await download(calls.nilaiTemplat, { idMkInbound: sheet.idMkInbound }, 'Nilai.xlsx');
    } catch (error) {
      notify(messageOf(error), { type: 'warning' });
    }
  };
  const wrong = rows?.filter(({ pesan }) => pesan !== null) ?? [];
  return (
    <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
      <Button startIcon={<DownloadIcon />} onClick={template}>
        Unduh Excel
      </Button>
      {mayWrite ? (
        <Button startIcon={<UploadIcon />} onClick={() => input.current?.click()}>
          Impor Excel
        </Button>
      ) : null}
      <input
        ref={input}
        type="file"
        hidden
        accept=".xlsx,.csv,.xls,.ods"
        aria-label="Berkas nilai"
        onChange={event => {
          void choose(event.target.files?.[0]);
          event.target.value = '';
        }}
      />
      {rows ? (
        <AskDialog
          title="Impor nilai"
          verb={wrong.length ? 'Tutup' : `Simpan ${rows.length} baris`}
          problem={problem}
          busy={busy}
          onAgree={wrong.length ? close : agree}
          onClose={close}
        >
          {wrong.length ? (
            <>
              <Alert severity="error">Perbaiki {wrong.length} baris berikut di berkas, lalu impor kembali.</Alert>
              <List dense>
                {wrong.map(({ nomor, npm, pesan }) => (
                  <ListItem key={`${nomor} ${npm}`}>
                    Baris {nomor}: {pesan}
                  </ListItem>
                ))}
              </List>
            </>
          ) : (
            <Alert severity="success">{rows.length} baris siap disimpan sebagai draf.</Alert>
          )}
        </AskDialog>
      ) : null}
    </Stack>
  );
}
