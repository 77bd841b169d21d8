import FileOpenIcon from '@mui/icons-material/FileOpenOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useIsFetching, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { penyerahSalinan } from '../../../../resources/kegiatan/kirimBanyak.ts';
import { useAuthState } from '../../../platform/providers/session.ts';
import { messageOf } from '../../../platform/ui/failedCall.ts';
import { type HandedIn, handIn, readCopy } from '../outbox/handInCopy.ts';
import { dayWords } from './entries.ts';
import { useLogbookResource } from './useLog.ts';

const wordsOf = ({ entry, problem }: HandedIn, day: string, title: string): string => {
  const { [day]: date, [title]: named } = entry.values;
  return `${typeof date === 'string' ? dayWords(date) : 'Tanpa tanggal'}${typeof named === 'string' ? `, ${named}` : ''}: ${problem ?? 'terkirim'}`;
};

const isNewList = (key: readonly unknown[], data: unknown): boolean => key[1] === 'getList' && data === undefined;

/** Upload of a file in which a device has saved its unsent entries; each entry is stored once. */
export function HandInCopy() {
  const logbook = useLogbookResource();
  const { user } = useAuthState();
  const queryClient = useQueryClient();
  const input = useRef<HTMLInputElement>(null);
  const [busy, setBusy] = useState(false);
  const [done, setDone] = useState<readonly HandedIn[] | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const loading = useIsFetching({ predicate: ({ queryKey, state }) => isNewList(queryKey, state.data) }) > 0;
  if (!user || !penyerahSalinan.includes(user.role.dasar)) return null;
  const take = async (file: File) => {
    setBusy(true);
    setProblem(null);
    setDone(null);
    try {
      setDone(await handIn(logbook, await readCopy(file, logbook.name), user.id));
      await queryClient.invalidateQueries({ queryKey: [logbook.name] });
    } catch (error) {
      setProblem(messageOf(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    // It stands below a list: seen before the list is there, it would jump once the rows have their height.
    <Box className="layar-saja" sx={{ mt: 2, visibility: loading ? 'hidden' : 'visible' }}>
      <Button size="small" startIcon={<FileOpenIcon />} loading={busy} onClick={() => input.current?.click()}>
        Serahkan salinan
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept=".json,application/json"
        aria-label="Berkas salinan laporan"
        onChange={event => {
          const file = event.target.files?.[0];
          event.target.value = '';
          if (file) void take(file);
        }}
      />
      {problem ? <Alert severity="error">{problem}</Alert> : null}
      {done ? (
        <Alert severity={done.every(each => each.problem === null) ? 'success' : 'warning'}>
          {done.filter(each => each.problem === null).length} dari {done.length} laporan terkirim.
          <Box component="ul" sx={{ m: 0, pl: 2 }}>
            {done.map(each => (
              <li key={each.entry.idKlien}>{wordsOf(each, logbook.log.day, logbook.log.title)}</li>
            ))}
          </Box>
        </Alert>
      ) : null}
    </Box>
  );
}
