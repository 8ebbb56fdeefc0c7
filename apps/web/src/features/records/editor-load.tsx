/** What an editor shows while it has no record: that it loads, or why it cannot. */
import { LayoutDashboard } from 'lucide-react';
import { LostPage } from '../../components/lost-page.tsx';
import { hasStatus } from '../../lib/api-error.ts';

interface EditorLoadProps {
  /** Null while loading. */
  readonly failure: Error | null;
  readonly loading: string;
  readonly notFound: { readonly title: string; readonly text: string };
  readonly failed: { readonly title: string; readonly text: string };
}

export function EditorLoad({ failure, loading, notFound, failed }: EditorLoadProps) {
  if (failure === null) {
    return (
      <div className="wrap page">
        <h1 className="sr-only">Loading</h1>
        <p className="soft" role="status">
          {loading}
        </p>
      </div>
    );
  }
  const { title, text } = hasStatus(failure, 404) ? notFound : failed;
  return (
    <LostPage
      framed
      title={title}
      text={text}
      action={{ label: 'Back to Dashboard', to: '/dashboard', icon: LayoutDashboard }}
    />
  );
}
