import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import { newNonce } from './securityHeaders.ts'

const compress = promisify(brotliCompress)

/** The nonce in a page's content-security-policy; null if the policy has none. */
export const nonceOf = (policy: string | undefined) => /'nonce-([^']+)'/.exec(policy ?? '')?.[1] ?? null

/** Header of an uncompressed brotli meta-block of 1 to 65,536 bytes (RFC 7932, section 9.2): its length minus one, and two flags. */
const uncompressedHeader = (length: number) => {
  const bits = ((length - 1) << 3) | (1 << 19)
  return Buffer.from([bits & 255, (bits >> 8) & 255, bits >> 16])
}
/** The last, empty meta-block of a brotli stream. */
const lastBlock = Buffer.from([3])

/**
 * Compresses a body up to `at`; the rest follows uncompressed, so that bytes there can be replaced. Null if the rest is
 * too long for one meta-block.
 */
export const compressUntil = async (bytes: Buffer<ArrayBuffer>, at: number, quality: number) => {
  const rest = bytes.subarray(at)
  if (rest.length === 0 || rest.length > 65_536) return null
  const compressed = await compress(bytes.subarray(0, at), {
    params: { [constants.BROTLI_PARAM_QUALITY]: quality },
    // Ends at a whole byte and leaves the stream open for more meta-blocks.
    finishFlush: constants.BROTLI_OPERATION_FLUSH,
  })
  return Buffer.concat([compressed, uncompressedHeader(rest.length), rest, lastBlock])
}

/**
 * Returns a function that creates a nonce for each response of a cached page, with the page's policy and bodies that contain it.
 */
export const nonceReplacer = (nonce: string, policy: string) => {
  const [before = '', after = ''] = policy.split(nonce)
  return () => {
    const next = newNonce()
    return {
      policy: before + next + after,
      /** A copy of a body with the new nonce in place of the last occurrence of the old one. */
      replaceIn(body: Buffer<ArrayBuffer>) {
        const copy = Buffer.from(body)
        copy.write(next, body.lastIndexOf(nonce), 'latin1')
        return copy
      },
    }
  }
}
