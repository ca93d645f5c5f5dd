import { readdirSync } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import { join, sep } from 'node:path'
import { papersIn } from '../../domain/project/papers.ts'
import type { ProjectFile, ValidRecord } from '../checks/records.ts'
import { reasonOf, systemErrorCode } from '../system-errors.ts'
import { stampOf } from './picture-check.ts'

/** Why a paper cannot be opened: the rule that it breaks, and what completes 'the file "x.pdf" …'. */
export type PaperProblem = {
  readonly rule: 'missing-document' | 'unreadable-document'
  readonly message: string
}

export type CheckedPapers = {
  /** By the file's path in the data folder; undefined where it is good. */
  readonly problems: ReadonlyMap<string, PaperProblem | undefined>
  /** All PDFs that data may name. */
  readonly paths: () => readonly string[]
}

export const noPapers: CheckedPapers = { problems: new Map(), paths: () => [] }

/** The largest paper that the site shows. */
export const MAX_PAPER_BYTES = 10 * 1024 * 1024

/** What is wrong with the PDFs that projects name. */
export async function checkPapers(
  projects: readonly ValidRecord<ProjectFile>[],
  folder: string,
): Promise<CheckedPapers> {
  const papers = projects.flatMap(({ value }) => papersIn(value))
  const files = new Set(papers.flatMap(({ at }) => ('file' in at ? [at.file] : [])))
  const checked = [...files].map(
    async (file) => [file, await problemOfFile(await findPaper(folder, file))] as const,
  )
  return {
    problems: new Map(await Promise.all(checked)),
    paths: () => pdfsBelow(folder),
  }
}

const pdfsBelow = (folder: string): string[] => {
  try {
    return readdirSync(join(folder, 'documents'), { recursive: true, encoding: 'utf8' })
      .filter((path) => /\.pdf$/i.test(path))
      .map((path) => `documents/${path.split(sep).join('/')}`)
  } catch {
    return []
  }
}

/** An accent may be one character or two, whichever the system that wrote a file's name prefers. */
export const paperSpellings = (file: string): string[] => [
  ...new Set([file, file.normalize('NFC'), file.normalize('NFD')]),
]

/** The file of a paper on the disk, in the spelling that is there. */
export async function findPaper(folder: string, file: string): Promise<string> {
  for (const spelling of paperSpellings(file)) {
    const path = join(folder, spelling)
    if (await stat(path).catch(() => undefined)) return path
  }
  return join(folder, file)
}

/** The problems by file, so that in a watched folder only changed files are read again. */
const known = new Map<string, { stamp: string; problem: PaperProblem | undefined }>()

async function problemOfFile(path: string): Promise<PaperProblem | undefined> {
  try {
    const stats = await stat(path)
    if (!stats.isFile()) return missing
    const stamp = stampOf(stats)
    const before = known.get(path)
    if (before?.stamp === stamp) return before.problem
    const message = stats.size > MAX_PAPER_BYTES ? TOO_LARGE : problemOfPdf(await readFile(path))
    const problem = message === undefined ? undefined : unreadable(message)
    known.set(path, { stamp, problem })
    return problem
  } catch (error) {
    const isMissing = ['ENOENT', 'ENOTDIR', 'ENAMETOOLONG'].includes(systemErrorCode(error) ?? '')
    return isMissing ? missing : unreadable(`cannot be opened: ${reasonOf(error)}`)
  }
}

const missing: PaperProblem = {
  rule: 'missing-document',
  message: 'is not in the folder "documents" of the data',
}

const unreadable = (message: string): PaperProblem => ({ rule: 'unreadable-document', message })

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
