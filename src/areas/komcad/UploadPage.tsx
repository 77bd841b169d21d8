import Alert from '@mui/material/Alert';
import { isianTahap } from '../../../resources/komcad/pendaftaran.ts';
import { Panel } from '../../platform/patterns/record/Panel.tsx';
import { DocumentGrid } from './DocumentGrid.tsx';
import { kindsByStage, useDocumentsReady } from './documents.ts';
import { isLive } from './live.ts';
import { OwnFields } from './OwnFields.tsx';
import { OwnFrame } from './OwnFrame.tsx';

/** /komcad/unggah: every document by the stage that asks for it, and the number of the ministry's registration. */
export default function UploadPage() {
  return (
    <OwnFrame path="/komcad/unggah" useReady={useDocumentsReady}>
      {own => (
        <>
          {isLive(own) ? null : (
            <Alert severity="info">Pendaftaran ini sudah ditutup; dokumen hanya dapat dilihat.</Alert>
          )}
          {own.tahap === 'ijin_terbit' && isLive(own) ? (
            <Panel title="Pendaftaran di Kemhan">
              <OwnFields row={own} fields={isianTahap.ijin_terbit} />
            </Panel>
          ) : null}
          {kindsByStage().map(({ title, codes }) => (
            <Panel key={title} title={title}>
              <DocumentGrid participation={own.id} tahap={own.tahap} codes={codes} live={isLive(own)} />
            </Panel>
          ))}
        </>
      )}
    </OwnFrame>
  );
}
