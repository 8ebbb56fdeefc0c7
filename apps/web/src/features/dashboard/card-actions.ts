/** What the entries of a card's menu copy, and what is said of it (spec §8; D-8 to D-10). */
import { dealJsonSchema } from '@waypage/contract';
import { showToast } from '../../components/toast-queue.ts';
import { getJson } from '../../lib/api-client.ts';
import { copyText } from '../../lib/clipboard.ts';
import { absoluteAddress, embedDealPath } from '../../lib/share-address.ts';

export function copyShareLink(path: string): Promise<void> {
  return copyAddress(absoluteAddress(path), {
    title: 'Link copied!',
    description: 'Share link has been copied to clipboard',
  });
}

export function copyEmbedLink(id: string): Promise<void> {
  return copyAddress(absoluteAddress(embedDealPath(id)), {
    title: 'Embed link copied!',
    description: 'Embed link (without headers/footers) has been copied to clipboard',
  });
}

/** What other sites read of a deal, set out with two spaces (spec §7). */
export async function copyDataFormat(id: string): Promise<void> {
  try {
    const { data } = await getJson(`/api/travel-deals/${encodeURIComponent(id)}/embed`, dealJsonSchema);
    if (!(await copyText(JSON.stringify(data, null, 2)))) throw new Error('the clipboard refused');
    showToast({ title: 'JSON data copied!', description: 'Formatted JSON data has been copied to clipboard' });
  } catch {
    showToast({ tone: 'danger', title: 'Error', description: 'Failed to fetch and copy JSON data' });
  }
}

async function copyAddress(address: string, done: { title: string; description: string }): Promise<void> {
  if (await copyText(address)) showToast(done);
  else showToast({ tone: 'danger', title: 'The browser did not allow copying', description: address });
}
