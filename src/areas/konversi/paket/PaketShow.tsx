import Alert from '@mui/material/Alert';
import { ResourceContextProvider, ShowBase } from 'react-admin';
import { useParams } from 'react-router-dom';
import { Panel } from '../../../platform/patterns/record/Panel.tsx';
import { ScreenTitle } from '../../../platform/patterns/record/ScreenTitle.tsx';
import { useWords } from '../../../platform/providers/language.ts';
import type { ScreenProps } from '../../../platform/ui/screenParts.ts';
import { OpenPackage } from './OpenPackage.tsx';
import { PaketAdvice } from './PaketAdvice.tsx';
import { PaketRead } from './PaketRead.tsx';
import { PaketRecord } from './PaketRecord.tsx';

/** PAKET, read: what was proposed beside what is recognised. */
export const PaketShow = (props: ScreenProps<'paket/read'>) => <Opened {...props} advises={false} />;

/** PAKET, read by the supervisor, who may advise while the package waits for its decision. */
export const PaketAdvised = (props: ScreenProps<'paket/advise'>) => <Opened {...props} advises />;

interface Props extends Pick<ScreenProps<'paket/read'>, 'resource' | 'path' | 'options'> {
  advises: boolean;
}

function Opened({ resource, path, options, advises }: Props) {
  const say = useWords();
  const { id = '' } = useParams();
  return (
    <ResourceContextProvider value={resource}>
      <ScreenTitle path={path} />
      <ShowBase key={id} id={id} queryOptions={{ retry: false, onError: () => undefined }}>
        <PaketRecord options={options} backTo={options.backTo}>
          {view => (
            <Panel title={say('Mata kuliah')}>
              {advises && view.pendaftar?.statusKonversi === 'diajukan' ? (
                <PaketAdvice view={view} options={options} />
              ) : (
                <PaketRead view={view} />
              )}
              {view.tertutup ? (
                <Alert severity="warning" sx={{ mt: 2 }}>
                  {view.tertutup}
                </Alert>
              ) : null}
              <OpenPackage />
            </Panel>
          )}
        </PaketRecord>
      </ShowBase>
    </ResourceContextProvider>
  );
}
