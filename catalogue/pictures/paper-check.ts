import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { readPaperAddress } from '../../domain/project/papers.ts'
import type { ProjectFile, ValidRecord } from '../checks/records.ts'
import { reasonOf, systemErrorCode } from '../system-errors.ts'
import {
  checkNamedFiles,
  filesBelow,
  memoizeByStamp,
  stampOf,
  type FileProblem,
  type NamedFiles,
} from './named-files.ts'
import { existingPath } from './resolve-image.ts'

/** The largest paper that the site shows. */
export const MAX_PAPER_BYTES = 10 * 1024 * 1024

/** The PDFs that projects name and that cannot be opened. @param folder the data folder */
export const checkPapers = (
  projects: readonly ValidRecord<ProjectFile>[],
  folder: string,
): Promise<NamedFiles> =>
  checkNamedFiles(
    projects.flatMap((record) =>
      (record.value.documents ?? []).flatMap((paper, index) => {
        const at = readPaperAddress(paper)
        const pathInRecord = ['documents', String(index), 'file']
        return 'file' in at ? [{ record, pathInRecord, value: at.file }] : []
      }),
    ),
    (file) => problemOfFile(existingPath(folder, file)),
    () =>
      filesBelow(join(folder, 'documents'))
        .filter((path) => /\.pdf$/i.test(path))
        .map((path) => `documents/${path}`),
  )

/** In a watched folder only changed files are read again. */
const problemOnce = memoizeByStamp(async (path) => problemOfPdf(await readFile(path)))

async function problemOfFile(path: string): Promise<FileProblem | undefined> {
  try {
    const stats = await stat(path)
    if (!stats.isFile()) return missing
    const message =
      stats.size > MAX_PAPER_BYTES ? TOO_LARGE : await problemOnce(path, stampOf(stats))
    return message === undefined ? undefined : unreadable(message)
  } catch (error) {
    const isMissing = ['ENOENT', 'ENOTDIR', 'ENAMETOOLONG'].includes(systemErrorCode(error) ?? '')
    return isMissing ? missing : unreadable(`cannot be opened: ${reasonOf(error)}`)
  }
}

const missing: FileProblem = {
  rule: 'missing-document',
  problem: 'is not in the folder "documents" of the data',
}

const unreadable = (problem: string): FileProblem => ({ rule: 'unreadable-document', problem })

const TOO_LARGE = 'is larger than the 10 MB allowed'

/** Readers look for the first line of a PDF in this many bytes. */
const HEAD_BYTES = 1024

/** Why a PDF cannot be shown to everybody, as the end of a sentence; undefined for a good one. */
export function problemOfPdf(bytes: Buffer): string | undefined {
  if (bytes.length > MAX_PAPER_BYTES) return TOO_LARGE
  if (!bytes.subarray(0, HEAD_BYTES).includes('%PDF-')) return 'is no PDF'
  return isEncrypted(bytes) ? 'is encrypted: save it without a password' : undefined
}

/** A trailer is a dictionary behind its keyword, or the one of a cross-reference stream. */
const TRAILERS =
  /trailer\b[\s\S]{0,4000}?startxref|<<(?:(?!stream\b)[\s\S]){0,4000}?\/XRef\b(?:(?!endobj\b)[\s\S]){0,4000}?stream\b/g

/** Whether a trailer names an encryption dictionary; what is compressed holds no trailer. */
const isEncrypted = (bytes: Buffer): boolean =>
  (bytes.toString('latin1').match(TRAILERS) ?? []).some((trailer) =>
    /\/Encrypt\s*(?:\d+\s+\d+\s+R|<<)/.test(trailer),
  )
