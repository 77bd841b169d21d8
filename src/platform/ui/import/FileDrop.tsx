import UploadFileIcon from '@mui/icons-material/UploadFileOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useRef, useState } from 'react';
import { messages } from '../../../../resources/kit/index.ts';
import { useWords } from '../../providers/language.ts';
import { inWords } from '../../providers/reading.ts';
import { isOfKind } from '../fileKind.ts';

interface Props {
  onFile: (file: File) => void;
  busy: boolean;
  /** Share of the file that has travelled, while it does. */
  progress: number | null;
  /** Why no file can be taken yet. */
  waits?: string;
  /** A list of references is taken too. */
  references?: boolean;
}

/** Kinds of spreadsheet that the server reads. */
const spreadsheets = ['xlsx', 'xlsm', 'csv', 'xls', 'xlsb', 'ods', 'slk'];

/** The same in words, beside what is asked for. */
export const spreadsheetWords = 'Excel, ODS, atau CSV';

/** Takes one file: dropped, or chosen. */
export function FileDrop({ onFile, busy, progress, waits, references = false }: Props) {
  const say = useWords();
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const types = references ? [...spreadsheets, 'bib', 'ris'] : spreadsheets;
  const take = (file: File | undefined) => {
    if (!file || waits || busy) return;
    const wrong =
      file.size === 0 ? say('Berkas kosong.') : isOfKind(file, types) ? null : inWords(messages.fileTypes({ types }));
    setProblem(wrong);
    if (!wrong) onFile(file);
  };
  return (
    <Box
      onDragOver={event => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={event => {
        event.preventDefault();
        setOver(false);
        take(event.dataTransfer.files[0]);
      }}
      sx={{
        border: 2,
        borderStyle: 'dashed',
        borderColor: over ? 'primary.main' : 'divider',
        borderRadius: 1,
        p: { xs: 2.5, sm: 4 },
        textAlign: 'center',
        backgroundColor: over ? 'action.hover' : undefined,
      }}
    >
      <input
        ref={input}
        type="file"
        hidden
        accept={types.map(type => `.${type}`).join(',')}
        aria-label={say('Berkas impor')}
        onChange={event => {
          take(event.target.files?.[0]);
          event.target.value = '';
        }}
      />
      <UploadFileIcon sx={{ fontSize: 40, color: 'text.secondary', mb: 1 }} />
      <Typography sx={{ mb: 1.5 }}>
        {waits ??
          (references
            ? say('Letakkan berkas Excel, ODS, CSV, BibTeX, atau RIS di sini')
            : say('Letakkan berkas Excel, ODS, atau CSV di sini'))}
      </Typography>
      <Button variant="contained" onClick={() => input.current?.click()} loading={busy} disabled={waits !== undefined}>
        {say('Pilih berkas')}
      </Button>
      {problem ? (
        <Alert severity="error" sx={{ mt: 2, textAlign: 'start' }}>
          {problem}
        </Alert>
      ) : null}
      {progress !== null ? (
        <LinearProgress
          aria-label={say('Mengunggah berkas')}
          variant={progress < 1 ? 'determinate' : 'indeterminate'}
          value={progress * 100}
          sx={{ mt: 2 }}
        />
      ) : null}
    </Box>
  );
}
