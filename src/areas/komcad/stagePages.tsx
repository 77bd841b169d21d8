import type { ComponentType } from 'react';
import { useRecordContext } from 'react-admin';
import { antreanIzin, antreanLatsarmil, antreanSeleksi } from '../../../resources/komcad/queues.ts';
import { Panel } from '../../platform/patterns/record/Panel.tsx';
import { DocumentGrid } from './DocumentGrid.tsx';
import { useDocumentsReady } from './documents.ts';
import { Letters } from './Letters.tsx';
import { isLive } from './live.ts';
import { OwnFrame } from './OwnFrame.tsx';
import ParticipantMore from './ParticipantMore.tsx';
import { Tests, useTestsReady } from './Tests.tsx';
import { Training, useTrainingReady } from './Training.tsx';
import { useLettersReady } from './useLetters.ts';

/** Parts of a participant's page for one stage. */
interface Stage {
  path: string;
  /** Filled in by those who examine or train, read by everybody else. */
  results?: { title: string; Part: ComponentType<{ id: string }>; useReady: (id: string) => boolean };
  /** Documents that the participant hands in on the page itself. */
  documents?: { title: string; codes: readonly string[] };
}

const permit: Stage = { path: antreanIzin.listPath };
const selection: Stage = {
  path: antreanSeleksi.listPath,
  results: { title: 'Tes seleksi', Part: Tests, useReady: useTestsReady },
};
const training: Stage = {
  path: antreanLatsarmil.listPath,
  results: { title: 'Kehadiran dan nilai', Part: Training, useReady: useTrainingReady },
  documents: { title: 'Sertifikat', codes: ['sertifikat_latsarmil'] },
};

const nothing = () => true;

/** The page of a stage for its participant: what came of it, and the letters that one comes with. */
const ownPage = ({ path, results, documents }: Stage) => {
  const useResultsReady = results?.useReady ?? nothing;
  const usePapersReady = documents ? useDocumentsReady : nothing;
  const useReady = (id: string): boolean => {
    const parts = [useResultsReady(id), usePapersReady(id), useLettersReady(id)];
    return parts.every(Boolean);
  };
  return () => (
    <OwnFrame path={path} useReady={useReady}>
      {own => (
        <>
          {results ? (
            <Panel title={results.title}>
              <results.Part id={own.id} />
            </Panel>
          ) : null}
          {documents ? (
            <Panel title={documents.title}>
              <DocumentGrid participation={own.id} tahap={own.tahap} codes={documents.codes} live={isLive(own)} />
            </Panel>
          ) : null}
          <Panel title="Surat">
            <Letters id={own.id} />
          </Panel>
        </>
      )}
    </OwnFrame>
  );
};

/** Beside the decisions on a stage: what came of it, the documents, the letters. */
const beside =
  ({ results }: Stage) =>
  () => {
    const record = useRecordContext();
    return record ? (
      <>
        {results ? (
          <Panel title={results.title}>
            <results.Part id={String(record.id)} />
          </Panel>
        ) : null}
        <ParticipantMore />
      </>
    ) : null;
  };

export const PermitPage = ownPage(permit);
export const SelectionPage = ownPage(selection);
export const SelectionMore = beside(selection);
export const TrainingPage = ownPage(training);
export const TrainingMore = beside(training);
