/** The frame of every agent page: access guard, skip link, top bar, main part; a broken page breaks alone. */
import { Suspense } from 'react';
import { Outlet, useLocation } from 'react-router';
import { AccessGuard } from '../features/access/access-guard.tsx';
import { UnsentBar } from '../features/itinerary/unsent/unsent-bar.tsx';
import { PageErrorBoundary } from './page-error-boundary.tsx';
import { TopBar } from './top-bar.tsx';

export function AgentFrame() {
  const { pathname } = useLocation();
  return (
    <AccessGuard>
      <a className="skip" href="#main">
        Skip to content
      </a>
      <TopBar />
      <UnsentBar />
      <main id="main" tabIndex={-1}>
        <PageErrorBoundary key={pathname}>
          <Suspense fallback={<PageLoading />}>
            <Outlet />
          </Suspense>
        </PageErrorBoundary>
      </main>
    </AccessGuard>
  );
}

function PageLoading() {
  return (
    <p className="sr-only" role="status">
      Loading
    </p>
  );
}
