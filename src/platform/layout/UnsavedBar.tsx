import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router-dom';
import {
  discardUnsaved,
  isOpen,
  listUnsaved,
  onUnsaved,
  takeUp,
  type UnsavedWork,
  unsavedRevision,
} from '../common/unsaved/unsavedWork.ts';
import { formatDateTime } from '../providers/format.ts';
import { useLabel, useWords } from '../providers/language.ts';
import { useAuthState } from '../providers/session.ts';

/** High enough for a thumb. */
const touch = { minHeight: { xs: 44, sm: 0 } };

/** Offers what the person had typed when an earlier session ended: to go on with it, or to discard it. */
export function UnsavedBar() {
  const { user } = useAuthState();
  useSyncExternalStore(onUnsaved, unsavedRevision);
  if (!user) return null;
  return listUnsaved(user.id).map(work => <Offer key={work.key} work={work} role={user.role.id} />);
}

function Offer({ work, role }: { work: UnsavedWork; role: string }) {
  const say = useWords();
  const labelOf = useLabel();
  const navigate = useNavigate();
  const goOn = () => {
    takeUp(work.key);
    if (!isOpen(work.key)) void navigate(work.path);
  };
  const here = work.role.id === role;
  return (
    <Alert
      severity="warning"
      role="status"
      sx={{ mb: 2, flexWrap: { xs: 'wrap', sm: 'nowrap' } }}
      action={
        <>
          {here ? (
            <Button color="inherit" size="small" sx={touch} onClick={goOn}>
              {say('Lanjutkan isian')}
            </Button>
          ) : null}
          <Button color="inherit" size="small" sx={touch} onClick={() => discardUnsaved(work.key)}>
            {say('Buang isian')}
          </Button>
        </>
      }
    >
      {say('Isian Anda di “%{judul}” belum disimpan saat sesi berakhir (%{saat}).', {
        judul: labelOf(work.title),
        saat: formatDateTime(new Date(work.at).toISOString()),
      })}{' '}
      {here ? null : say('Ganti akses ke %{peran} untuk melanjutkannya.', { peran: labelOf(work.role.name) })}
    </Alert>
  );
}
