import { usePhrases } from '../phrases.tsx';

/** Grey shapes of the height that the data will have. */
export function Skeleton({ shape, count = 1 }: { shape: string; count?: number }) {
  const { say } = usePhrases();
  return (
    <div className={`skeletons skeletons-${shape}`} role="status">
      <span className="visually-hidden">{say('Memuat data')}</span>
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: identical shapes without a life of their own
        <span key={index} className="skeleton" />
      ))}
    </div>
  );
}

/** Said in the section whose data did not come, and nowhere else. */
export function LoadFailed({ retry }: { retry: () => void }) {
  const { say } = usePhrases();
  return (
    <div className="load-failed" role="status">
      <p>{say('Data belum dapat dimuat.')}</p>
      <button type="button" className="button button-quiet" onClick={retry}>
        {say('Coba lagi')}
      </button>
    </div>
  );
}
