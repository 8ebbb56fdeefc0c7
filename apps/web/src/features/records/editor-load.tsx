/** What an editor shows while it has no record: that it loads, or why it cannot. */
import { LayoutDashboard } from 'lucide-react';
import { LostPage } from '../../components/lost-page.tsx';
import { hasStatus } from '../../lib/api-error.ts';

interface EditorLoadProps {
  /** Null while loading. */
  readonly failure: Error | null;
  readonly loading: string;
  readonly notFound: { readonly title: string; readonly text: string };
  readonly failed: string;
}

export function EditorLoad({ failure, loading, notFound, failed }: EditorLoadProps) {
  if (failure === null) {
    return (
      <p className="wrap page soft" role="status">
        {loading}
      </p>
    );
  }
  const gone = hasStatus(failure, 404);
  return (
    <LostPage
      framed
      title={gone ? notFound.title : failed}
      text={gone ? notFound.text : 'The server did not answer as it should. Load the page again in a moment.'}
      action={{ label: 'Back to Dashboard', to: '/dashboard', icon: LayoutDashboard }}
    />
  );
}
