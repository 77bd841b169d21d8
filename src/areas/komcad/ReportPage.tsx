import Alert from '@mui/material/Alert';
import { isianTahap } from '../../../resources/komcad/pendaftaran.ts';
import { namaTahap } from '../../../resources/komcad/tahap.ts';
import { Panel } from '../../platform/patterns/record/Panel.tsx';
import { RecordSections } from '../../platform/patterns/record/RecordSections.tsx';
import { DocumentGrid } from './DocumentGrid.tsx';
import { useDocumentsReady } from './documents.ts';
import { isLive } from './live.ts';
import { OwnFields } from './OwnFields.tsx';
import { OwnFrame } from './OwnFrame.tsx';
import { ReportDeadline, useDeadlineReady } from './ReportDeadline.tsx';

const papers = ['laporan_akhir', 'sertifikat_latsarmil', 'dokumentasi'];

function useReady(id: string): boolean {
  const parts = [useDeadlineReady(), useDocumentsReady(id)];
  return parts.every(Boolean);
}

/** /komcad/laporan-akhir for a participant: title, summary and files. */
export default function ReportPage() {
  return (
    <OwnFrame path="/komcad/laporan-akhir" useReady={useReady}>
      {own => {
        const open = own.tahap === 'pelaporan' && isLive(own);
        return (
          <>
            {open ? (
              <ReportDeadline id={own.id} />
            ) : (
              <Alert severity="info">
                Laporan akhir diunggah pada tahap Pelaporan. Tahap Anda sekarang: {namaTahap(own.tahap)}.
              </Alert>
            )}
            <Panel title="Laporan">
              {open ? (
                <OwnFields row={own} fields={isianTahap.pelaporan} />
              ) : (
                <RecordSections sections={[{ title: 'Isi', fields: isianTahap.pelaporan }]} />
              )}
            </Panel>
            <Panel title="Berkas">
              <DocumentGrid participation={own.id} tahap={own.tahap} codes={papers} live={isLive(own)} />
            </Panel>
          </>
        );
      }}
    </OwnFrame>
  );
}
