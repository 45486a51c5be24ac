/**
 * The numbered rules as players read them: headings, rules with their ids, paragraphs. Only what the rules
 * files use of Markdown is understood: headings, list items, **bold**, *italic*, `code`, and ```fences``` around what
 * has to keep its lines, within a rule too.
 */
export interface Run {
  text: string
  /** 'rule' is the id of a rule that the text speaks of */
  style: 'plain' | 'bold' | 'italic' | 'code' | 'drawn' | 'rule'
}

export interface Block {
  kind: 'title' | 'heading' | 'rule' | 'paragraph'
  /** of a rule: XX-9 */
  id: string | null
  runs: Run[]
}

const INLINE = /```([^]+?)```|\*\*(.+?)\*\*|\*(.+?)\*|`(.+?)`|\b([A-Z]+-\d+)\b/g
const RULE = /^\*\*([A-Z]+-\d+)\*\*\s*/

export function runs(text: string): Run[] {
  const found: Run[] = []
  let from = 0
  for (const match of text.matchAll(INLINE)) {
    if (match.index > from) found.push({ text: text.slice(from, match.index), style: 'plain' })
    const [, drawn, bold, italic, code, rule] = match
    if (drawn !== undefined) found.push({ text: drawn, style: 'drawn' })
    else if (bold !== undefined) found.push({ text: bold, style: 'bold' })
    else if (italic !== undefined) found.push({ text: italic, style: 'italic' })
    else if (code !== undefined) found.push({ text: code, style: 'code' })
    else if (rule !== undefined) found.push({ text: rule, style: 'rule' })
    from = match.index + match[0].length
  }
  if (from < text.length) found.push({ text: text.slice(from), style: 'plain' })
  return found
}

/** Lines that belong together: a blank line, a heading or a new item ends a block. */
export function paragraphs(source: string): string[] {
  const blocks: string[] = []
  let open = false
  /** How far in the fence stands that is open: its lines stay as they are. */
  let fence: number | null = null
  for (const line of source.split('\n')) {
    if (line.trim() === '```') {
      fence = fence === null ? line.indexOf('`') : null
      if (!open) blocks.push('')
      open = true
      blocks[blocks.length - 1] += '```'
      continue
    }
    if (fence !== null) {
      blocks[blocks.length - 1] += `${line.slice(fence)}\n`
      continue
    }
    const starts = /^(#+ |[-*] )/.test(line)
    if (line.trim() === '') open = false
    else if (open && !starts) blocks[blocks.length - 1] += ` ${line.trim()}`
    else {
      blocks.push(line.trim())
      open = !line.startsWith('#')
    }
  }
  return blocks
}

export function parse(source: string): Block[] {
  return paragraphs(source).map((text) => {
    const heading = /^(#+) (.*)/.exec(text)
    if (heading) {
      return { kind: heading[1] === '#' ? 'title' : 'heading', id: null, runs: runs(heading[2] ?? '') }
    }
    const body = text.replace(/^[-*] /, '')
    const rule = RULE.exec(body)
    if (rule) return { kind: 'rule', id: rule[1] ?? null, runs: runs(body.slice(rule[0].length)) }
    return { kind: 'paragraph', id: null, runs: runs(body) }
  })
}
