import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { RecordContextProvider, ResourceContextProvider } from 'react-admin';
import { konfigurasi, settings } from '../../../../resources/pengaturan/konfigurasi.ts';
import { DialogButtons } from '../../../platform/ui/DialogButtons.tsx';
import HistoryTimeline from '../../../platform/ui/show/HistoryTimeline.tsx';
import type { StoredSetting } from './useSettings.ts';

/** Changes of a setting: author, time, old and new value. */
export default function SettingHistory({ setting, onClose }: { setting: StoredSetting; onClose: () => void }) {
  const title = useId();
  const named = Object.entries(settings).find(([key]) => key === setting.kunci)?.[1].keterangan ?? setting.kunci;
  return (
    <Dialog open fullWidth maxWidth="sm" onClose={onClose} aria-labelledby={title}>
      <DialogTitle id={title}>Riwayat: {named}</DialogTitle>
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
