import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import { type ReactNode, useState } from 'react';
import { RecordContextProvider, ResourceContextProvider } from 'react-admin';
import { Link } from 'react-router-dom';
import { inTerms } from '../../../resources/kit/terms.ts';
import { pendaftaranKomcad } from '../../../resources/komcad/pendaftaran.ts';
import { komcad } from '../../../resources/komcad/programme.ts';
import { Loading } from '../../platform/common/Loading.tsx';
import { ScreenTitle } from '../../platform/patterns/record/ScreenTitle.tsx';
import { Notice } from '../../platform/ui/list/Notice.tsx';
import { RetryAlert } from '../../platform/ui/RetryAlert.tsx';
import { type Participant, useOwnParticipant } from './useOwnParticipant.ts';

interface Props {
  path: string;
  /** True when the data of all panels has arrived; default: the page needs only the registration. */
  useReady?: (id: string) => boolean;
  children: (own: Participant) => ReactNode;
}

/** Everything at once: parts that come one after the other would push each other down. */
function Whole({ own, useReady, children }: { own: Participant } & Required<Pick<Props, 'useReady' | 'children'>>) {
  const ready = useReady(own.id);
  // Once shown it stays: a part that failed says so itself, and asks again.
  const [shown, setShown] = useState(ready);
  if (ready && !shown) setShown(true);
  return ready || shown ? children(own) : <Waiting />;
}

const Waiting = () => <Loading height={420} label="Memuat pendaftaran" />;
const atOnce = () => true;

/** A page about one's own registration, or the way to one. */
export function OwnFrame({ path, useReady = atOnce, children }: Props) {
  const { data: own, error, isPending, refetch } = useOwnParticipant();
  return (
    <Box sx={{ maxWidth: 920, pb: 3 }}>
      <ScreenTitle path={path} />
      {isPending ? (
        <Waiting />
      ) : error ? (
        <RetryAlert error={error} onRetry={refetch} />
      ) : own ? (
        <ResourceContextProvider value={pendaftaranKomcad.name}>
          <RecordContextProvider value={own}>
            <Stack spacing={2}>
              <Whole own={own} useReady={useReady}>
                {children}
              </Whole>
            </Stack>
          </RecordContextProvider>
        </ResourceContextProvider>
      ) : (
        <Paper variant="outlined">
          <Notice
            title={inTerms('Anda belum mendaftar Komcad')}
            text="Pilih gelombang yang sedang membuka pendaftaran."
          >
            <Button variant="contained" component={Link} to={komcad.screens.register}>
              Buka pendaftaran
            </Button>
          </Notice>
        </Paper>
      )}
    </Box>
  );
}
