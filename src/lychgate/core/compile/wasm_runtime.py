"""What compiled code needs of its surroundings, for WebAssembly: memory, and a few functions of the C library.

Memory is one stack of blocks. Compiled code frees most of what it takes in the reverse order; what it does not
is freed with the call: whoever calls takes a `mark` before, and goes back to it with `release` after.
"""

from __future__ import annotations

TRIPLE = "wasm32-unknown-unknown"
LAYOUT = "e-m:e-p:32:32-p10:8:8-p20:8:8-i64:64-i128:128-n32:64-S128-ni:1:10:20"

# Offsets in a block: Numba's own head of it (count of references, data), then ours, then the data.
DATA_AT, BEFORE_AT, FREED_AT, HEAD = 16, 40, 44, 48

PAGE_BITS = 16  # memory grows by pages of 64 KB

EXPORTS = ("take", "mark", "release")  # besides the functions of the games
PROVIDED = (
    "NRT_MemInfo_alloc_aligned",
    "NRT_MemInfo_call_dtor",
    "sqrt",
    "floor",
    "ceil",
    "memcpy",
    "memset",
    "memmove",
)

IR = f"""
target datalayout = "{LAYOUT}"
target triple = "{TRIPLE}"

@__heap_base = external global i8
@top = internal global i32 0
@last = internal global i32 0

declare i32 @llvm.wasm.memory.size.i32(i32)
declare i32 @llvm.wasm.memory.grow.i32(i32, i32)
declare double @llvm.sqrt.f64(double)
declare double @llvm.floor.f64(double)
declare double @llvm.ceil.f64(double)
declare void @llvm.trap()

define i32 @mark() {{
  %known = load i32, ptr @top
  %fresh = icmp eq i32 %known, 0
  br i1 %fresh, label %begin, label %done
begin:
  %base = ptrtoint ptr @__heap_base to i32
  store i32 %base, ptr @top
  br label %done
done:
  %found = phi i32 [ %known, %0 ], [ %base, %begin ]
  ret i32 %found
}}

define void @release(i32 %mark) {{
  store i32 %mark, ptr @top
  store i32 0, ptr @last
  ret void
}}

define i32 @take(i32 %size) {{
  %free = call i32 @mark()
  %raised = add i32 %free, 15
  %start = and i32 %raised, -16
  %end = add i32 %start, %size
  %pages = call i32 @llvm.wasm.memory.size.i32(i32 0)
  %last_byte = sub i32 %end, 1
  %page = lshr i32 %last_byte, {PAGE_BITS}
  %fits = icmp ult i32 %page, %pages
  br i1 %fits, label %done, label %grow
grow:
  %above = sub i32 %page, %pages
  %wanted = add i32 %above, 1
  %grown = call i32 @llvm.wasm.memory.grow.i32(i32 0, i32 %wanted)
  %failed = icmp eq i32 %grown, -1
  br i1 %failed, label %full, label %done
full:
  call void @llvm.trap()
  unreachable
done:
  store i32 %end, ptr @top
  ret i32 %start
}}

define ptr @NRT_MemInfo_alloc_aligned(i64 %size, i32 %align) {{
  %narrow = trunc i64 %size to i32
  %whole = add i32 %narrow, {HEAD}
  %start = call i32 @take(i32 %whole)
  %block = inttoptr i32 %start to ptr
  %data = getelementptr i8, ptr %block, i32 {HEAD}
  store i64 1, ptr %block
  %data_at = getelementptr i8, ptr %block, i32 {DATA_AT}
  store ptr %data, ptr %data_at
  %before = load i32, ptr @last
  %before_at = getelementptr i8, ptr %block, i32 {BEFORE_AT}
  store i32 %before, ptr %before_at
  %freed_at = getelementptr i8, ptr %block, i32 {FREED_AT}
  store i32 0, ptr %freed_at
  store i32 %start, ptr @last
  ret ptr %block
}}

define void @NRT_MemInfo_call_dtor(ptr %block) {{
  %freed_at = getelementptr i8, ptr %block, i32 {FREED_AT}
  store i32 1, ptr %freed_at
  br label %look
look:
  %last = load i32, ptr @last
  %none = icmp eq i32 %last, 0
  br i1 %none, label %done, label %test
test:
  %highest = inttoptr i32 %last to ptr
  %its_freed_at = getelementptr i8, ptr %highest, i32 {FREED_AT}
  %freed = load i32, ptr %its_freed_at
  %is_freed = icmp eq i32 %freed, 1
  br i1 %is_freed, label %pop, label %done
pop:
  store i32 %last, ptr @top
  %before_at = getelementptr i8, ptr %highest, i32 {BEFORE_AT}
  %before = load i32, ptr %before_at
  store i32 %before, ptr @last
  br label %look
done:
  ret void
}}

define double @sqrt(double %x) {{
  %y = call double @llvm.sqrt.f64(double %x)
  ret double %y
}}

define double @floor(double %x) {{
  %y = call double @llvm.floor.f64(double %x)
  ret double %y
}}

define double @ceil(double %x) {{
  %y = call double @llvm.ceil.f64(double %x)
  ret double %y
}}
"""
