import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { RecordContextProvider, ResourceContextProvider } from 'react-admin';
import { konfigurasi } from '../../../../resources/pengaturan/konfigurasi.ts';
import { DialogButtons } from '../../../crud/DialogButtons.tsx';
import HistoryTimeline from '../../../crud/show/HistoryTimeline.tsx';
import type { StoredSetting } from './useSettings.ts';

/** Who changed a setting, when, from what to what. */
export default function SettingHistory({ setting, onClose }: { setting: StoredSetting; onClose: () => void }) {
  const title = useId();
  return (
    <Dialog open fullWidth maxWidth="sm" onClose={onClose} aria-labelledby={title}>
      <DialogTitle id={title}>Riwayat {setting.kunci}</DialogTitle>
      <DialogContent>
        <ResourceContextProvider value={konfigurasi.name}>
          <RecordContextProvider value={setting}>
            <HistoryTimeline />
          </RecordContextProvider>
        </ResourceContextProvider>
      </DialogContent>
      <DialogButtons>
        <Button variant="contained" onClick={onClose}>
          Tutup
        </Button>
      </DialogButtons>
    </Dialog>
  );
}
