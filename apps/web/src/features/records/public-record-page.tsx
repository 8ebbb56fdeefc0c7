/** A public page inside the application (contract §7): what clients see, without leaving; asks the one public call. */
import { useQuery } from '@tanstack/react-query';
import { House, Printer } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, useParams } from 'react-router';
import { LogoMark } from '../../components/logo-mark.tsx';
import { LostPage } from '../../components/lost-page.tsx';
import { hasStatus } from '../../lib/api-error.ts';
import { wayToDashboard } from '../../lib/dashboard-place.ts';
import { usePage } from '../../lib/use-page.ts';

interface PublicRecordPageProps<P> {
  readonly queryKey: (id: string) => readonly unknown[];
  readonly fetchPublic: (id: string, signal: AbortSignal) => Promise<P>;
  /** Names the page until there is a title. */
  readonly name: string;
  readonly titleOf: (record: P) => string;
  readonly loading: string;
  readonly notFound: { readonly title: string; readonly text: string };
  /** What any failure but 404 says. */
  readonly failed: string;
  readonly children: (record: P, id: string) => ReactNode;
}

export function PublicRecordPage<P>(props: PublicRecordPageProps<P>) {
  const { queryKey, fetchPublic, name, titleOf, loading, notFound, failed, children } = props;
  const { id = '' } = useParams();
  const { data, isError, error, refetch } = useQuery<P>({
    queryKey: queryKey(id),
    queryFn: ({ signal }) => fetchPublic(id, signal),
    /* Preview follows an edit: what was true before it is not shown as the page. */
    refetchOnMount: 'always',
  });
  usePage(data ? titleOf(data) : isError ? notFound.title : name, isError || data !== undefined);

  if (data) return children(data, id);
  if (isError) {
    const isUnknown = hasStatus(error.cause, 404);
    return (
      <LostPage
        title={notFound.title}
        text={isUnknown ? notFound.text : failed}
        action={{ label: 'Go to the start', to: '/', icon: House }}
        {...(isUnknown
          ? {}
          : { retry: { hint: 'Or the server could not be asked just now.', again: () => void refetch() } })}
      />
    );
  }
  return (
    <main className="wrap page" aria-busy="true">
      <h1 className="sr-only">{name}</h1>
      <p className="soft" role="status">
        {loading}
      </p>
    </main>
  );
}

/** The bar of such a page: the logo leads back to the dashboard. */
export function InsideBar({ children }: { readonly children: ReactNode }) {
  return (
    <div className="pubbar">
      <Link className="logo" {...wayToDashboard()}>
        <LogoMark />
      </Link>
      <div className="row">{children}</div>
    </div>
  );
}

export function PrintButton() {
  return (
    <button type="button" className="btn" aria-label="Print" onClick={() => globalThis.print()}>
      <Printer className="icon" aria-hidden="true" />
      <span>Print</span>
    </button>
  );
}
