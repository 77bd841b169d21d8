/** Grey shapes of the height that the data will have. */
export function Skeleton({ shape, count = 1 }: { shape: string; count?: number }) {
  return (
    <div className={`skeletons skeletons-${shape}`} role="status">
      <span className="visually-hidden">Memuat data</span>
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: identical shapes without a life of their own
        <span key={index} className="skeleton" />
      ))}
    </div>
  );
}

/** Said in the section whose data did not come, and nowhere else. */
export function LoadFailed({ retry }: { retry: () => void }) {
  return (
    <div className="load-failed" role="status">
      <p>Data belum dapat dimuat.</p>
      <button type="button" className="button button-quiet" onClick={retry}>
        Coba lagi
      </button>
    </div>
  );
}
