"""Writer for 8 bit PNG: far quicker than saving through a Blender image."""
import os
import struct
import zlib
import numpy as np


def write(path, rgb8):
    """Whole or not at all: a run that is stopped while writing must not leave half a master behind."""
    h, w, c = rgb8.shape
    raw = np.concatenate((np.zeros((h, 1), np.uint8), rgb8.reshape(h, w * c)), 1).tobytes()
    chunk = lambda t, d: struct.pack('>I', len(d)) + t + d + struct.pack('>I', zlib.crc32(t + d))
    part = path + '.part'
    with open(part, 'wb') as f:
        f.write(b'\x89PNG\r\n\x1a\n' + chunk(b'IHDR', struct.pack('>IIBBBBB', w, h, 8, 2 if c == 3 else 6, 0, 0, 0))
                + chunk(b'IDAT', zlib.compress(raw, 6)) + chunk(b'IEND', b''))
    os.replace(part, path)
